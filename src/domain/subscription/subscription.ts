import type { BillingPeriod } from './billing-period.ts';
import type { Entitlement } from './feature.ts';
import { type Price, planOf } from './plan.ts';
import { isActive, type SubscriptionStatus } from './status.ts';

/** Where a subscription was bought: `stripe` and `web` mean this site. See the specification, sections 3 and 5. */
export const platforms = ['android', 'ios', 'macos', 'windows', 'stripe', 'web'] as const;
/** Where a subscription was bought. */
export type Platform = (typeof platforms)[number];

/** A paid subscription. Times are in milliseconds since the epoch. Id and e-mail are the account's, not repeated here. */
export interface Subscription {
  readonly productId: string;
  readonly startedAt: number;
  readonly expiresOrRenewsAt: number;
  readonly status: SubscriptionStatus | 'Unknown';
  /** Null when the service names a period this site does not know. */
  readonly billingPeriod: BillingPeriod | null;
  /** As the service names it; may be a store this site does not know. */
  readonly platform: string;
  /** Types of the offers in force, such as `Trial`. */
  readonly activeOffers: readonly string[];
  /** What it will be from the next charge on, where its owner has switched the period; absent where nothing changes. */
  readonly nextProductId?: string;
  /** What the next charge costs, tax included, where that is not what is on sale: its owner bought before the price was changed. */
  readonly nextPrice?: Price;
  /** There for one that is `Inactive` because a bank claims its payment back; it was in force before, and may be again. */
  readonly suspended?: true;
}

/** Tells whether the subscription's features may be used. */
export function isSubscribed(subscription: Subscription): boolean {
  return isActive(subscription.status);
}

/**
 * Tells whether nothing may be sold beside a subscription: it may be used, or it is suspended while a bank looks into its payment,
 * and would be paid twice once the bank has decided.
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

/** What a subscription entitles to: the features of its plan while it may be used, grace period included, else nothing. */
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

/** Tells whether a subscription was bought on this site and not in an app store. */
export function isWebSourced(platform: string): boolean {
  return platform === 'stripe' || platform === 'web';
}

/** Reads the wire's `Monthly` or `Yearly`, in any case; null for anything else. */
export function readBillingPeriod(text: string): BillingPeriod | null {
  const lower = text.toLowerCase();
  return lower === 'monthly' || lower === 'yearly' ? lower : null;
}
