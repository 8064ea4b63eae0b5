import { day } from '../../../domain/duration.ts';
import type { BillingPeriod } from '../../../domain/subscription/billing-period.ts';

/**
 * The time `count` months or years after `anchor` (UTC). A day that the month lacks becomes its last day, without shifting
 * later ones: 31 January, 28 February, 31 March.
 */
export function periodAfter(anchor: number, period: BillingPeriod, count: number): number {
  const from = new Date(anchor);
  const months = from.getUTCMonth() + (period === 'yearly' ? 12 : 1) * count;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  return Date.UTC(from.getUTCFullYear(), months, day) + (anchor - startOfDay(anchor));
}

/** The first time after `after` that is a whole number of periods from `anchor`. */
export function nextPeriodEnd(anchor: number, period: BillingPeriod, after: number): number {
  let count = 1;
  while (periodAfter(anchor, period, count) <= after) count += 1;
  return periodAfter(anchor, period, count);
}

function startOfDay(at: number): number {
  return Math.floor(at / day) * day;
}
