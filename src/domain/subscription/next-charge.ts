import type { BillingPeriod } from './billing-period.ts';
import { type Price, planOf } from './plan.ts';
import { isInTrial, isWebSourced, type Subscription } from './subscription.ts';

/**
 * What a subscription will cost next. `first` ends a free trial, `renewal` follows on a paid period, `retry` is a payment
 * that failed and is tried again until then; `at` is in milliseconds since the epoch. `none`: nothing more is charged.
 * `elsewhere`: the store that sold it charges, and its price is not ours to name. `unknown`: a product this site does not know.
 */
export type NextCharge =
  | {
      readonly kind: 'first' | 'renewal' | 'retry';
      readonly at: number;
      /** Tax included. */
      readonly price: Price;
      readonly period: BillingPeriod;
      /** Whether it is charged for another period than the last one was. */
      readonly switched: boolean;
    }
  | { readonly kind: 'none' | 'elsewhere' | 'unknown' };

/** Tells what a subscription will cost next, and when. Specification, sections 3 and 9. */
export function nextCharge(subscription: Subscription): NextCharge {
  const { status, nextProductId, nextPrice } = subscription;
  if (status === 'Not Auto-Renewable' || status === 'Expired' || status === 'Inactive')
    return { kind: 'none' };
  if (!isWebSourced(subscription.platform)) return { kind: 'elsewhere' };
  const failed = status === 'Grace Period';
  const plan = planOf((failed ? undefined : nextProductId) ?? subscription.productId);
  if (plan === null || status === 'Unknown') return { kind: 'unknown' };
  return {
    kind: failed ? 'retry' : isInTrial(subscription) ? 'first' : 'renewal',
    at: subscription.expiresOrRenewsAt,
    price: nextPrice ?? plan.price,
    period: plan.billingPeriod,
    switched: plan.productId !== subscription.productId,
  };
}
