import { formatOrigin } from '../origin/origin.ts';
import type { WebOrder } from './order.ts';
import { excludesPurchase } from './subscription.ts';

/** An order as its checkout keeps it; `origin` as a text, null for none. */
export interface KeptOrder {
  readonly productId: string;
  readonly platform: string;
  readonly returnUrl: string;
  readonly origin: string | null;
  /** Days of free trial that were promised; 0 for none. */
  readonly trialDays: number;
}

/** An order with the days of free trial that it gets (0 for none), in the form in which a checkout keeps it. */
export function keptOrder(
  { productId, platform, returnUrl, origin }: WebOrder,
  trialDays: number,
): KeptOrder {
  return { productId, platform, returnUrl, origin: origin && formatOrigin(origin), trialDays };
}

/** Tells whether a checkout that is open was opened for the very same order: if not, it is in the way and closes first. */
export function isSameOrder(kept: KeptOrder, order: KeptOrder): boolean {
  return (
    kept.trialDays === order.trialDays &&
    kept.productId === order.productId &&
    kept.returnUrl === order.returnUrl &&
    kept.origin === order.origin &&
    kept.platform === order.platform
  );
}

/** What is known of an account that orders. */
export interface OrderContext {
  /** Its subscription; null when it never had one. */
  readonly subscription: Parameters<typeof excludesPurchase>[0] | null;
  /** What the same idempotency key stood for before; null when it is new, or there is none. */
  readonly earlier: {
    readonly isSameOrder: boolean;
    /** Whether its checkout was paid, and its address is known. */
    readonly isPaid: boolean;
  } | null;
}

/**
 * What becomes of an order: `open` a checkout for it, or find the one that is open; `repeat` the answer of the call that was
 * paid already; or an error: `key_reused` when the key came with another order, `already_subscribed` while a subscription is in
 * force or suspended. What a key bought may be over since: then the same order is a new purchase. Wire contract, "Subscription service".
 */
export function judgeOrder({
  subscription,
  earlier,
}: OrderContext): 'open' | 'repeat' | 'key_reused' | 'already_subscribed' {
  if (earlier?.isSameOrder === false) return 'key_reused';
  if (earlier?.isPaid && subscription?.status !== 'Expired') return 'repeat';
  return subscription !== null && excludesPurchase(subscription) ? 'already_subscribed' : 'open';
}
