import { cohortAt, daysSince, formatAtb, parseAtb } from '../cohort/atb.ts';

/** For how many days after its dismissal the banner is still shown on desktop. Specification, section 9. */
export const bannerWindowDays = 15;

/**
 * Tells whether to show the banner that offers to add the browser's search. `daysSinceDismissal` counts whole days
 * since the version in which it was dismissed (null if it never was): on desktop it is shown for up to 15 days after
 * that, on mobile at any time after. Specification, section 4.
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
 * Tells whether a visitor with these stored settings sees the banner at `now` (milliseconds since the epoch): not when
 * install prompts are off (`kak`) or were dismissed permanently (`kax`). An unreadable version counts as none.
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

/**
 * The version to store in `kax` when the banner is dismissed at `now` (milliseconds since the epoch): that day's
 * cohort.
 */
export function dismissalVersion(now: number): string {
  return formatAtb(cohortAt(now));
}
