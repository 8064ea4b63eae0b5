import type { BillingPeriod } from './billing-period.ts';
import { type Price, planOf } from './plan.ts';
import { isInTrial, isWebSourced, type Subscription } from './subscription.ts';

/**
 * The next charge of a subscription; `at` is in milliseconds since the epoch. `first` follows a free trial, `renewal` a
 * paid period; `retry` is a failed payment that is retried until then. `none`: nothing more will be charged.
 * `elsewhere`: the app store charges, at a price we do not know. `unknown`: the product is unknown to this site.
 */
export type NextCharge =
  | {
      readonly kind: 'first' | 'renewal' | 'retry';
      readonly at: number;
      /** Tax included. */
      readonly price: Price;
      readonly period: BillingPeriod;
      /** Whether it is for another billing period than the last charge. */
      readonly switched: boolean;
    }
  | { readonly kind: 'none' | 'elsewhere' | 'unknown' };

/** Works out the next charge of a subscription, and when it is due. Specification, sections 3 and 9. */
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
