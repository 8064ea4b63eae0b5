import { day } from '../duration.ts';
import type { Subscription } from './subscription.ts';

/**
 * Length of a trial in whole calendar days, from start to end in UTC. Hours do not count: a provider may end a trial
 * seconds early or late, and an app store's begins at any hour. Null when both are on the same day or the end comes
 * first. Host-app reference, section 4.
 */
export function trialLengthDays({
  startedAt,
  expiresOrRenewsAt,
}: Pick<Subscription, 'startedAt' | 'expiresOrRenewsAt'>): number | null {
  const days = Math.floor(expiresOrRenewsAt / day) - Math.floor(startedAt / day);
  return days > 0 ? days : null;
}
