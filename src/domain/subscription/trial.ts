import type { AttributionOrigin, Origin } from '../origin/origin.ts';
import type { BillingPeriod } from './billing-period.ts';
import type { NativeTrialOffer } from './native-option.ts';
import { isWebSourced } from './subscription.ts';

/** A trial earned by an origin that has all the parts named here. */
export interface EarnedTrial {
  /** Days. */
  readonly days: number;
  readonly origin: Partial<AttributionOrigin>;
}

/**
 * Trials that differ from the default; the first match applies. Kept as data, so that a page can decide before the
 * first paint.
 */
export const earnedTrials = [
  { days: 30, origin: { entry: 'pro', source: 'radio', campaign: 'endorsement' } },
  { days: 14, origin: { campaign: 'usanniversary' } },
] as const satisfies readonly EarnedTrial[];

/** Days of free trial when the platform qualifies and the origin earns no other trial. Specification, section 9. */
export const defaultTrialDays = 7;

/** Every possible length of a trial on this site, in days, the default first. */
export function trialLengths(): readonly number[] {
  return [defaultTrialDays, ...earnedTrials.map(({ days }) => days)];
}

/** Where a purchase is made, and what its store offers. */
export interface TrialContext {
  /** True for a purchase on the web. */
  readonly platformQualifies: boolean;
  /** Days granted by the app store's own offer; null when there is none. */
  readonly nativeOfferDays: number | null;
}

/** A purchase on this site. */
export const webPurchase: TrialContext = { platformQualifies: true, nativeOfferDays: null };

/**
 * The trial context of a platform, as named by a host app or a service: `stripe` and `web` qualify for the default, on
 * any other platform the store's own offer counts. Of several offers the shortest counts, so that no plan promises more
 * than its store gives. Specification, section 9.
 */
export function trialContextOf(platform: string, offers: readonly NativeTrialOffer[]): TrialContext {
  if (isWebSourced(platform)) return webPurchase;
  const days = offers.map(({ durationInDays }) => durationInDays);
  return { platformQualifies: false, nativeOfferDays: days.length === 0 ? null : Math.min(...days) };
}

/**
 * Days of free trial earned by an origin (null for none); 0 for no trial.
 * @example trialDays(null, webPurchase) // 7
 */
export function trialDays(origin: Origin | null, context: TrialContext = webPurchase): number {
  const row = origin === null ? undefined : earnedTrials.find((trial) => isEarned(trial, origin));
  if (row !== undefined) return row.days;
  return context.platformQualifies ? defaultTrialDays : (context.nativeOfferDays ?? 0);
}

/**
 * Days of free trial granted to a purchase on this site. The server decides: everybody gets one trial (`isSpent` when
 * it is used up), as long as the landing page promised.
 */
export function grantedTrialDays(origin: Origin | null, isSpent: boolean): number {
  return isSpent ? 0 : trialDays(origin, webPurchase);
}

/** The origin sent with a purchase that may have a trial but came without an origin. Specification, section 9. */
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
