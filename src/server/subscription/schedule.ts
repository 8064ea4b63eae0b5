import { parseProductId } from '../../domain/subscription/plan.ts';
import type { TaskKind } from '../db/tables/subscription.ts';
import { graceDays } from './standing.ts';
import type { SubscriptionRow } from './subscription-store.ts';

const dayMs = 86_400_000;

/** Days after the first refused charge on which its owner is reminded, as long as nothing was paid. */
export const reminderDays = [0, 3, 7, 12] as const;
export type ReminderDay = (typeof reminderDays)[number];

/**
 * How many days ahead a charge is announced. What counts is the product that will be charged: who switches to a year
 * with fewer days left is told at once.
 * A year: California (Business and Professions Code 17602) and New York (General Business Law 527-a) want 15 to 45 days.
 * A trial of more than a week: Mastercard wants 3 to 7 days, Visa 7. A shorter trial: two days, time enough to cancel.
 * A month is not announced: its receipt comes every month.
 */
export const noticeDays = { year: 30, longTrial: 7, trial: 2 } as const;

/** What the server does by itself at a time (milliseconds since the epoch). `about` tells two of one kind apart. */
export interface Task {
  readonly kind: TaskKind;
  readonly about: string;
  readonly dueAt: number;
}

/** What is to be done for a subscription as it stands, whether or not it was done already. */
export function tasksOf(row: SubscriptionRow): readonly Task[] {
  if (row.status === 'Auto-Renewable') return notices(row);
  if (row.status !== 'Grace Period' || row.failure_ref === null || row.overdue_since === null) return [];
  const { failure_ref: failure, overdue_since: since } = row;
  return [
    ...reminderDays.map((days) => ({
      kind: 'payment-failed' as const,
      about: `${failure} day ${days}`,
      dueAt: since + days * dayMs,
    })),
    { kind: 'end-of-grace', about: failure, dueAt: since + graceDays * dayMs },
  ];
}

/** The day of a reminder, read back from what its task is about; null for another text. */
export function reminderDayOf(about: string): ReminderDay | null {
  const day = Number(/ day (\d+)$/.exec(about)?.[1]);
  return reminderDays.find((known) => known === day) ?? null;
}

function notices(row: SubscriptionRow): readonly Task[] {
  const days = daysAhead(row);
  if (days === null) return [];
  const dueAt = row.expires_or_renews_at - days * dayMs;
  return [{ kind: 'renewal-notice', about: chargeOf(row), dueAt }];
}

/** Names the next charge: its time, and its product where that is another one than now. */
export function chargeOf(row: SubscriptionRow): string {
  const { product_id: now, next_product_id: next, expires_or_renews_at: at } = row;
  return next === null || next === now ? String(at) : `${at} ${next}`;
}

function daysAhead(row: SubscriptionRow): number | null {
  if (row.in_trial) {
    const trialDays = (row.expires_or_renews_at - row.started_at) / dayMs;
    return trialDays > 7 ? noticeDays.longTrial : noticeDays.trial;
  }
  return parseProductId(row.next_product_id ?? row.product_id)?.period === 'yearly' ? noticeDays.year : null;
}
