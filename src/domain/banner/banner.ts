import { daysSince, parseAtb } from '../cohort/atb.ts';
import { installPromptDismissal, mayPromptInstall } from '../settings/install-prompt.ts';
import type { Settings } from '../settings/settings.ts';

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
 * Tells whether a visitor with these settings sees the banner at `now` (milliseconds since the epoch): not when install
 * prompts are switched off or dismissed for good.
 */
export function showsBannerTo(settings: Settings, now: number, mobile: boolean): boolean {
  if (!mayPromptInstall(settings)) return false;
  const dismissal = installPromptDismissal(settings);
  const version = dismissal.kind === 'in' ? parseAtb(dismissal.cohort) : null;
  return showsBanner({ daysSinceDismissal: version?.ok ? daysSince(version.value, now) : null, mobile });
}
