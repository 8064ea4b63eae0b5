import type { AttributionOrigin, Origin } from '../origin/origin.ts';
import type { BillingPeriod } from './billing-period.ts';
import type { NativeTrialOffer } from './native-option.ts';
import { isWebSourced } from './subscription.ts';

/** A trial that an origin earns: one with all the parts that are named. */
export interface EarnedTrial {
  /** Days. */
  readonly days: number;
  readonly origin: Partial<AttributionOrigin>;
}

/** Trials that differ from the default, the first that fits holds. As data, so that a page can decide before it is painted. */
export const earnedTrials = [
  { days: 30, origin: { entry: 'pro', source: 'radio', campaign: 'endorsement' } },
  { days: 14, origin: { campaign: 'usanniversary' } },
] as const satisfies readonly EarnedTrial[];

/** Days of free trial where the platform qualifies and the origin earns no others. Specification, section 9. */
export const defaultTrialDays = 7;

/** Every length that a trial on this site can have, in days, the default first. */
export function trialLengths(): readonly number[] {
  return [defaultTrialDays, ...earnedTrials.map(({ days }) => days)];
}

/** Where a purchase is made and what its store offers. */
export interface TrialContext {
  /** True for a purchase on the web. */
  readonly platformQualifies: boolean;
  /** Days that the app store's own offer grants; null when there is none. */
  readonly nativeOfferDays: number | null;
}

/** A purchase on this site. */
export const webPurchase: TrialContext = { platformQualifies: true, nativeOfferDays: null };

/**
 * What decides about a trial on the platform that sells, as a host app or a service names it: `stripe` and `web` qualify
 * for the default, on any other the store's own offer counts. Of several offers it is the shortest, so that no plan is
 * promised more than its store gives. Specification, section 9.
 */
export function trialContextOf(platform: string, offers: readonly NativeTrialOffer[]): TrialContext {
  if (isWebSourced(platform)) return webPurchase;
  const days = offers.map(({ durationInDays }) => durationInDays);
  return { platformQualifies: false, nativeOfferDays: days.length === 0 ? null : Math.min(...days) };
}

/**
 * Days of free trial that an origin (null for none) earns; 0 for no trial.
 * @example trialDays(null, webPurchase) // 7
 */
export function trialDays(origin: Origin | null, context: TrialContext = webPurchase): number {
  const row = origin === null ? undefined : earnedTrials.find((trial) => isEarned(trial, origin));
  if (row !== undefined) return row.days;
  return context.platformQualifies ? defaultTrialDays : (context.nativeOfferDays ?? 0);
}

/**
 * Days of free trial that a purchase on this site gets. Whoever takes the money decides: everybody has one trial, and it
 * is as long as the page that the visitor came from said.
 */
export function grantedTrialDays(origin: Origin | null, isSpent: boolean): number {
  return isSpent ? 0 : trialDays(origin, webPurchase);
}

/**
 * The origin sent with a purchase that may have a trial and came with no origin of its own. Specification,
 * section 9.
 */
export function trialOrigin(period: BillingPeriod): Origin {
  return {
    entry: 'home',
    source: '',
    campaign: 'trial',
    content: period === 'yearly' ? 'annual' : 'monthly',
  };
}

function isEarned(trial: EarnedTrial, origin: Origin): boolean {
  return attributionKeys.every((key) => (trial.origin[key] ?? origin[key]) === origin[key]);
}

const attributionKeys = ['entry', 'source', 'campaign'] as const;
