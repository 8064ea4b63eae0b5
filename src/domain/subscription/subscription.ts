import type { BillingPeriod } from './billing-period.ts';
import type { Entitlement } from './feature.ts';
import { type Price, planOf } from './plan.ts';
import { isActive, type SubscriptionStatus } from './status.ts';

/** Where a subscription was bought: `stripe` and `web` mean this site. Specification, sections 3 and 5. */
export const platforms = ['android', 'ios', 'macos', 'windows', 'stripe', 'web'] as const;
/** Where a subscription was bought. */
export type Platform = (typeof platforms)[number];

/**
 * A paid subscription. Times are in milliseconds since the epoch. Id and e-mail belong to the account and are not
 * repeated here.
 */
export interface Subscription {
  readonly productId: string;
  readonly startedAt: number;
  readonly expiresOrRenewsAt: number;
  readonly status: SubscriptionStatus | 'Unknown';
  /** Null when the service names a period this site does not know. */
  readonly billingPeriod: BillingPeriod | null;
  /** As the service names it; may be a store this site does not know. */
  readonly platform: string;
  /** Types of the current offers, such as `Trial`. */
  readonly activeOffers: readonly string[];
  /**
   * The product from the next charge on, when the owner has switched the billing period; absent when nothing changes.
   */
  readonly nextProductId?: string;
  /**
   * The next charge, tax included, when it differs from the current price because the owner subscribed before a price
   * change.
   */
  readonly nextPrice?: Price;
  /**
   * Set when the status is `Inactive` because a bank disputes a payment; the subscription was active before and may be
   * again.
   */
  readonly suspended?: true;
}

/** Tells whether the subscription's features may be used. */
export function isSubscribed(subscription: Subscription): boolean {
  return isActive(subscription.status);
}

/**
 * Tells whether a subscription rules out another purchase: it is active, or it is suspended while a bank disputes its
 * payment, and the customer would pay twice if the bank decides for us.
 */
export function excludesPurchase({
  status,
  suspended,
}: {
  readonly status: Subscription['status'];
  readonly suspended?: boolean | undefined;
}): boolean {
  return isActive(status) || suspended === true;
}

/**
 * The entitlements of a subscription: the features of its plan while it is active, grace period included, else none.
 */
export function entitlementsOf({
  productId,
  status,
}: Pick<Subscription, 'productId' | 'status'>): readonly Entitlement[] {
  return isActive(status) ? (planOf(productId)?.features ?? []) : [];
}

/** Tells whether the subscription is in its free trial. */
export function isInTrial(subscription: Subscription): boolean {
  return subscription.activeOffers.includes('Trial');
}

/** Tells whether a subscription was bought on this site rather than in an app store. */
export function isWebSourced(platform: string): boolean {
  return platform === 'stripe' || platform === 'web';
}

/** Parses the wire's `Monthly` or `Yearly`, ignoring case; null for anything else. */
export function readBillingPeriod(text: string): BillingPeriod | null {
  const lower = text.toLowerCase();
  return lower === 'monthly' || lower === 'yearly' ? lower : null;
}
