import { day, minute } from '../duration.ts';
import type { Subscription } from './subscription.ts';

/** Minutes that a place's clocks are ahead of UTC at a time (milliseconds since the epoch); negative to the west. */
export type ZoneOffset = (time: number) => number;

/** The offset of UTC itself. */
export const utc: ZoneOffset = () => 0;

/**
 * How long an app store's trial lasts: whole calendar days from its start to its end in the visitor's time zone. The
 * hours do not count, so a trial that begins at 23:00 has that day too. Null when both are one day or the end comes
 * first. Host-app reference, section 4.
 */
export function trialLengthDays(
  { startedAt, expiresOrRenewsAt }: Pick<Subscription, 'startedAt' | 'expiresOrRenewsAt'>,
  offsetAt: ZoneOffset = utc,
): number | null {
  const dayOf = (time: number) => Math.floor((time + offsetAt(time) * minute) / day);
  const days = dayOf(expiresOrRenewsAt) - dayOf(startedAt);
  return days > 0 ? days : null;
}
