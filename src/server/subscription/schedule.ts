import { day } from '../../domain/duration.ts';
import { graceDays, noticeDays } from '../../domain/subscription/charges.ts';
import { parseProductId } from '../../domain/subscription/plan.ts';
import type { TaskKind } from '../db/tables/subscription.ts';
import type { SubscriptionRow } from './subscription-store.ts';

/** Days before a renewal on which the server checks whether anybody can reach what is paid for. */
const reachCheckDays = 1;

/** Days after the first declined charge on which the owner is reminded, while nothing was paid. */
export const reminderDays = [0, 3, 7, 12] as const;
export type ReminderDay = (typeof reminderDays)[number];

/** A scheduled task (times in milliseconds since the epoch). `about` distinguishes tasks of one kind. */
export interface Task {
  readonly kind: TaskKind;
  readonly about: string;
  readonly dueAt: number;
}

/** The tasks of a subscription in its current state, whether or not they are done. */
export function tasksOf(row: SubscriptionRow): readonly Task[] {
  if (row.status === 'Auto-Renewable') return [...notices(row), reachCheck(row)];
  if (row.status !== 'Grace Period' || row.failure_ref === null || row.overdue_since === null) return [];
  const { failure_ref: failure, overdue_since: since } = row;
  return [
    ...reminderDays.map((days) => ({
      kind: 'payment-failed' as const,
      about: `${failure} day ${days}`,
      dueAt: since + days * day,
    })),
    { kind: 'end-of-grace', about: failure, dueAt: since + graceDays * day },
  ];
}

/** The reminder day, parsed from a task's `about`; null for any other text. */
export function reminderDayOf(about: string): ReminderDay | null {
  const day = Number(/ day (\d+)$/.exec(about)?.[1]);
  return reminderDays.find((known) => known === day) ?? null;
}

function notices(row: SubscriptionRow): readonly Task[] {
  const days = daysAhead(row);
  if (days === null) return [];
  const dueAt = row.expires_or_renews_at - days * day;
  return [{ kind: 'renewal-notice', about: chargeOf(row), dueAt }];
}

function reachCheck({ expires_or_renews_at: renewsAt }: SubscriptionRow): Task {
  return { kind: 'reach-check', about: String(renewsAt), dueAt: renewsAt - reachCheckDays * day };
}

/** Identifies the next charge: its time, and its product if that changes. */
export function chargeOf(row: SubscriptionRow): string {
  const { product_id: now, next_product_id: next, expires_or_renews_at: at } = row;
  return next === null || next === now ? String(at) : `${at} ${next}`;
}

function daysAhead(row: SubscriptionRow): number | null {
  if (row.in_trial) {
    // Rounded: a provider may end a trial seconds early or late.
    const length = Math.round((row.expires_or_renews_at - row.started_at) / day);
    return length > 7 ? noticeDays.longTrial : noticeDays.trial;
  }
  return parseProductId(row.next_product_id ?? row.product_id)?.period === 'yearly' ? noticeDays.year : null;
}
