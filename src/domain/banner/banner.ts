import { cohortAt, daysSince, formatAtb, parseAtb } from '../cohort/atb.ts';

/** How many days after its dismissal the banner is still shown on a desktop. Specification, section 9. */
export const bannerWindowDays = 15;

/**
 * Tells whether the banner that offers to add the browser's search is shown, by the whole days since the version in
 * which it was dismissed (null when it never was): on a desktop up to 15 days after it, on a mobile device at any time
 * after it. Specification, section 4.
 */
export function showsBanner(visit: {
  readonly daysSinceDismissal: number | null;
  readonly mobile: boolean;
}): boolean {
  const { daysSinceDismissal: days, mobile } = visit;
  if (days === null) return true;
  return days >= 0 && (mobile || days <= bannerWindowDays);
}

/**
 * Tells whether a visitor with these settings, as they are kept, sees the banner at `now` (milliseconds since the epoch): not
 * when install prompts are switched off (`kak`) or dismissed permanently (`kax`). A version that cannot be read counts as none.
 */
export function showsBannerTo(
  { kak, kax = '' }: { readonly kak?: string | undefined; readonly kax?: string | undefined },
  now: number,
  mobile: boolean,
): boolean {
  if (kak === '-1' || kax === '-1') return false;
  const version = parseAtb(kax);
  return showsBanner({ daysSinceDismissal: version.ok ? daysSince(version.value, now) : null, mobile });
}

/** The version in which a banner is dismissed at a time (milliseconds since the epoch): the cohort of the day, for `kax`. */
export function dismissalVersion(now: number): string {
  return formatAtb(cohortAt(now));
}
