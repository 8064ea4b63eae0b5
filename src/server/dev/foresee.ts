import { day } from '../../domain/duration.ts';
import { graceDays } from '../../domain/subscription/charges.ts';
import type { SubscriptionStatus } from '../../domain/subscription/status.ts';
import { type Life, passTime } from '../payment/simulator/life.ts';
import { periodOf } from '../payment/simulator/rows.ts';
import { type Task, tasksOf } from '../subscription/schedule.ts';

/** What will happen by itself, if nobody does anything. */
export type Foreseen =
  | 'renewal-notice'
  | 'reminder'
  | 'paid'
  | 'renewed'
  | 'refused'
  | 'refused-again'
  | 'ended';

/** An upcoming step; `at` in milliseconds since the epoch. */
export interface StepToCome {
  readonly at: number;
  readonly what: Foreseen;
}

/**
 * The next steps of a subscription, earliest first: actions of the card provider and emails of the site. `startedAt` is the
 * time of purchase.
 */
export function foresee(
  life: Life,
  { startedAt, now, most }: { readonly startedAt: number; readonly now: number; readonly most: number },
): readonly StepToCome[] {
  const steps: StepToCome[] = [];
  let from = now;
  for (let current = life; steps.length < most; ) {
    const until = current.dueAt ?? Number.POSITIVE_INFINITY;
    for (const { kind, dueAt } of tasksFor(current, startedAt)) {
      if (dueAt > from && dueAt < until && (kind === 'renewal-notice' || kind === 'payment-failed')) {
        steps.push({ at: dueAt, what: kind === 'renewal-notice' ? kind : 'reminder' });
      }
    }
    if (current.dueAt === null) break;
    const { life: next, charge } = passTime(current, periodOf);
    const what = whatHappened(current, next, charge);
    steps.push({ at: current.dueAt, what });
    from = current.dueAt;
    current = next;
  }
  return steps.slice(0, most);
}

function whatHappened(before: Life, after: Life, charge: 'paid' | 'open' | 'uncollectible' | null): Foreseen {
  if (after.status === 'canceled') return 'ended';
  if (charge === 'paid') return before.status === 'trialing' ? 'paid' : 'renewed';
  return before.status === 'past_due' ? 'refused-again' : 'refused';
}

function tasksFor(life: Life, startedAt: number): readonly Task[] {
  const overdue = life.status === 'past_due';
  return tasksOf({
    id: '',
    account_id: '',
    provider_ref: '',
    customer_ref: '',
    platform: 'stripe',
    version: 1,
    locale: null,
    reread_until: null,
    product_id: life.productId,
    next_product_id: life.nextProductId,
    status: statusOf(life),
    in_trial: life.status === 'trialing',
    suspended: false,
    next_amount: null,
    next_currency: null,
    started_at: startedAt,
    expires_or_renews_at: overdue ? life.periodStart + graceDays * day : life.periodEnd,
    failure_ref: overdue ? 'bill' : null,
    overdue_since: overdue ? life.periodStart : null,
  });
}

function statusOf(life: Life): SubscriptionStatus {
  if (life.status === 'canceled') return 'Expired';
  if (life.status === 'past_due') return 'Grace Period';
  return life.cancelAtPeriodEnd ? 'Not Auto-Renewable' : 'Auto-Renewable';
}
