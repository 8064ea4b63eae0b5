import { day, minute } from '../duration.ts';
import type { Subscription } from './subscription.ts';

/** Offset of a time zone from UTC in minutes at a time (milliseconds since the epoch); negative to the west. */
export type ZoneOffset = (time: number) => number;

/** The offset of UTC itself. */
export const utc: ZoneOffset = () => 0;

/**
 * Length of an app store's trial in whole calendar days, from start to end in the visitor's time zone. Hours do not
 * count, so the first day counts even when the trial begins at 23:00. Null when both are on the same day or the end
 * comes first. Host-app reference, section 4.
 */
export function trialLengthDays(
  { startedAt, expiresOrRenewsAt }: Pick<Subscription, 'startedAt' | 'expiresOrRenewsAt'>,
  offsetAt: ZoneOffset = utc,
): number | null {
  const dayOf = (time: number) => Math.floor((time + offsetAt(time) * minute) / day);
  const days = dayOf(expiresOrRenewsAt) - dayOf(startedAt);
  return days > 0 ? days : null;
}
