import { failure, type Result, success } from '../result.ts';
import { easternDay } from './eastern-day.ts';

/** When a visitor first came: the week since the first cohort (1 or more) and the day in it (1 to 7, 1 is Wednesday). */
export interface Atb {
  readonly week: number;
  readonly day: number;
  /** Two characters, each a lower-case letter or an underscore for none; empty without a variant. */
  readonly variant: string;
}

/** A cohort as it appears in events and addresses. Specification, section 3. */
export interface AtbInfo {
  /** Without the variant, such as `v105-3`. */
  readonly version: string;
  /** The variant letter of the visit; `_` for none. */
  readonly variant: string;
  /** The variant letter assigned with the cohort; `_` for none. */
  readonly atbVariant: string;
}

/** The cohort used when a visitor's own cannot be determined. */
export const errorCohort: Atb = { week: 1, day: 1, variant: '' };

/**
 * The cohort at `time` (milliseconds since the epoch). Weeks and days are calendar days in New York since 24 February
 * 2016. Two references define this: whole calendar days since that date, and milliseconds since an epoch that is an
 * hour earlier in summer, rounded up. They differ only in the first millisecond of a day, which rounding up assigns to
 * the day before (and the epoch itself to `v0-0`); we use calendar days. A time before the epoch gives {@link
 * errorCohort}.
 * @example cohortAt(Date.UTC(2026, 10, 21, 12)) // { week: 561, day: 4, variant: '' }
 */
export function cohortAt(time: number): Atb {
  const days = Math.max(easternDay(time), 0);
  return { week: Math.floor(days / 7) + 1, day: (days % 7) + 1, variant: '' };
}

/**
 * Parses a cohort. Fails with `invalid_cohort` when the text is not `v{week}-{day}` with an optional two-character
 * variant.
 * @example parseAtb('v105-2ma') // week 105, day 2, variant 'ma'
 */
export function parseAtb(text: string): Result<Atb, { readonly code: 'invalid_cohort' }> {
  const match = /^v([1-9][0-9]{0,4})-([1-7])((?:[a-z_]{2})?)$/.exec(text);
  if (match === null) return failure({ code: 'invalid_cohort' });
  const [, week, day, variant = ''] = match;
  return success({ week: Number(week), day: Number(day), variant });
}

/** Formats a cohort with its variant. */
export function formatAtb({ week, day, variant }: Atb): string {
  return `v${week}-${day}${variant}`;
}

/** Splits a cohort for events: the version, and the two letters of the variant. */
export function atbInfo(atb: Atb): AtbInfo {
  const [variant = '_', atbVariant = '_'] = atb.variant;
  return { version: formatAtb({ ...atb, variant: '' }), variant, atbVariant };
}

/** Tells whether a text is a variant letter: a lower-case letter, or an underscore for none. */
export function isVariantLetter(text: string): boolean {
  return /^[a-z_]$/.test(text);
}

/** Number of days used to compare cohorts; `v1-1` has 7. */
export function ageInDays({ week, day }: Atb): number {
  return week * 7 + (day - 1);
}

/** How many days later the first cohort is than the second; 0 when they are equal, whatever their variants. */
export function compareAtb(one: Atb, other: Atb): number {
  return ageInDays(one) - ageInDays(other);
}

/** Tells whether two cohorts are of the same day, whatever their variants. */
export function isSameCohort(one: Atb, other: Atb): boolean {
  return compareAtb(one, other) === 0;
}

/** Whole calendar days (in New York) since a cohort's day; negative for a future cohort. */
export function daysSince(atb: Atb, now: number): number {
  return compareAtb(cohortAt(now), atb);
}
