import { formatOrigin } from '../origin/origin.ts';
import type { WebOrder } from './order.ts';
import { excludesPurchase } from './subscription.ts';

/** An order as stored with its checkout; `origin` as text, null for none. */
export interface KeptOrder {
  readonly productId: string;
  readonly platform: string;
  readonly returnUrl: string;
  readonly origin: string | null;
  /** Days of free trial promised; 0 for none. */
  readonly trialDays: number;
}

/**
 * Converts an order to the form stored with its checkout. `trialDays` is the number of days of free trial it gets, 0
 * for none.
 */
export function keptOrder(
  { productId, platform, returnUrl, origin }: WebOrder,
  trialDays: number,
): KeptOrder {
  return { productId, platform, returnUrl, origin: origin && formatOrigin(origin), trialDays };
}

/**
 * Tells whether an open checkout was opened for exactly this order. If not, it must be closed before a new one is
 * opened.
 */
export function isSameOrder(kept: KeptOrder, order: KeptOrder): boolean {
  return (
    kept.trialDays === order.trialDays &&
    kept.productId === order.productId &&
    kept.returnUrl === order.returnUrl &&
    kept.origin === order.origin &&
    kept.platform === order.platform
  );
}

/** What is known about an account that places an order. */
export interface OrderContext {
  /** Its subscription; null if it never had one. */
  readonly subscription: Parameters<typeof excludesPurchase>[0] | null;
  /** The earlier order with the same idempotency key; null when the key is new or there is none. */
  readonly earlier: {
    readonly isSameOrder: boolean;
    /** Whether its checkout was paid and its URL is known. */
    readonly isPaid: boolean;
  } | null;
}

/**
 * Decides what to do with an order: `open` a checkout for it or return the open one, `repeat` the answer of an earlier
 * call that has been paid, or refuse it. `key_reused`: the idempotency key was used for another order.
 * `already_subscribed`: a subscription is active or suspended. If the purchase made with a key has expired since, the
 * same order is a new purchase. Wire contract, "Subscription service".
 */
export function judgeOrder({
  subscription,
  earlier,
}: OrderContext): 'open' | 'repeat' | 'key_reused' | 'already_subscribed' {
  if (earlier?.isSameOrder === false) return 'key_reused';
  if (earlier?.isPaid && subscription?.status !== 'Expired') return 'repeat';
  return subscription !== null && excludesPurchase(subscription) ? 'already_subscribed' : 'open';
}
