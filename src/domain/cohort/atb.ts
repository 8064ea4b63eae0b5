import { failure, type Result, success } from '../result.ts';
import { easternDay } from './eastern-day.ts';

/** When a visitor first came: the week since the first cohort (1 or more) and the day in it (1 to 7, 1 is Wednesday). */
export interface Atb {
  readonly week: number;
  readonly day: number;
  /** Two characters, each a lower-case letter or an underscore for none; empty when there are none. */
  readonly variant: string;
}

/** A cohort as events and addresses carry it. Specification, section 3. */
export interface AtbInfo {
  /** Without variants, such as `v105-3`. */
  readonly version: string;
  /** The variant letter of the visit; `_` for none. */
  readonly variant: string;
  /** The variant letter that the cohort was given; `_` for none. */
  readonly atbVariant: string;
}

/** The cohort of someone whose own could not be found out. */
export const errorCohort: Atb = { week: 1, day: 1, variant: '' };

/**
 * The cohort of a time (milliseconds since the epoch). Weeks and days are calendar days in New York since 24 February
 * 2016. Two references describe this: whole calendar days from that date, and milliseconds from an epoch that is an
 * hour earlier in summer, rounded up. They agree at every time but the very first millisecond of a day, which rounding
 * up puts into the day before (and the epoch itself into `v0-0`); calendar days hold here. A time before the epoch gives
 * {@link errorCohort}.
 * @example cohortAt(Date.UTC(2026, 10, 21, 12)) // { week: 561, day: 4, variant: '' }
 */
export function cohortAt(time: number): Atb {
  const days = Math.max(easternDay(time), 0);
  return { week: Math.floor(days / 7) + 1, day: (days % 7) + 1, variant: '' };
}

/**
 * Reads a cohort.
 * Fails when the text is not `v{week}-{day}` with an optional two-character variant.
 * @example parseAtb('v105-2ma') // week 105, day 2, variant 'ma'
 */
export function parseAtb(text: string): Result<Atb, { readonly code: 'invalid_cohort' }> {
  const match = /^v([1-9][0-9]{0,4})-([1-7])((?:[a-z_]{2})?)$/.exec(text);
  if (match === null) return failure({ code: 'invalid_cohort' });
  const [, week, day, variant = ''] = match;
  return success({ week: Number(week), day: Number(day), variant });
}

/** The text of a cohort with its variant. */
export function formatAtb({ week, day, variant }: Atb): string {
  return `v${week}-${day}${variant}`;
}

/** A cohort as events carry it: the version, and the two letters of the variant apart. */
export function atbInfo(atb: Atb): AtbInfo {
  const [variant = '_', atbVariant = '_'] = atb.variant;
  return { version: formatAtb({ ...atb, variant: '' }), variant, atbVariant };
}

/**
 * Tells whether a text is a variant letter as addresses carry it: a lower-case letter, or an underscore for none.
 */
export function isVariantLetter(text: string): boolean {
  return /^[a-z_]$/.test(text);
}

/** Days for comparing cohorts, by which `v1-1` has 7. */
export function ageInDays({ week, day }: Atb): number {
  return week * 7 + (day - 1);
}

/** How many days the first cohort is younger than the second: 0 for equal ones, whatever their variants. */
export function compareAtb(one: Atb, other: Atb): number {
  return ageInDays(one) - ageInDays(other);
}

/** Tells whether two cohorts are the same day; the variant does not count. */
export function isSameCohort(one: Atb, other: Atb): boolean {
  return compareAtb(one, other) === 0;
}

/** Whole calendar days (in New York) since a cohort's day; negative for a cohort that is still to come. */
export function daysSince(atb: Atb, now: number): number {
  return compareAtb(cohortAt(now), atb);
}
