import type { Kysely } from 'kysely';
import { day } from '../../domain/duration.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import type { ExpiredRows } from '../db/delete-expired.ts';
import { expiry } from '../db/expiry.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../housekeeping/job.ts';
import { utcDay } from '../utc-day.ts';
import { abandonedCheckouts } from './forget-abandoned-checkouts.ts';
import { oldPurchases } from './forget-old-purchases.ts';
import type { Reconciliation } from './reconciliation.ts';
import type { TrialRecord } from './trial-record.ts';

/** How long the ledger of the card provider's events is kept, and what keeps an email, a task or a checkout from coming twice. */
const ledgerKeptFor = keptDays.paymentEvents * day;

const comparisonsKeptFor = keptDays.reconciliations * day;

/** What housekeeping does for subscriptions: deletes what is too old to come back, and notes addresses that came to accounts which had their trial. */
export function subscriptionJobs(db: Kysely<Database>, trials: TrialRecord): readonly Job[] {
  const old = (name: string, rows: Omit<ExpiredRows, 'before'>) =>
    expiry(db, `old ${name}`, (now) => ({ ...rows, before: now - ledgerKeptFor }));
  return [
    old('events of the card provider', { table: 'provider_event', key: ['id'], column: 'received_at' }),
    old('emails of subscriptions', {
      table: 'subscription_email',
      key: ['subscription_id', 'key'],
      column: 'ordered_at',
    }),
    old('tasks of subscriptions', {
      table: 'subscription_task',
      key: ['subscription_id', 'kind', 'about'],
      column: 'done_at',
    }),
    expiry(db, 'old comparisons with the card provider', (now) => ({
      table: 'reconciliation',
      key: ['day'],
      column: 'day',
      before: utcDay(now - comparisonsKeptFor),
    })),
    old('keys of checkouts', { table: 'checkout_key', key: ['account_id', 'key'], column: 'created_at' }),
    abandonedCheckouts(db),
    oldPurchases(db),
    { name: 'addresses of trials', run: (now, hasTime) => trials.sweep(db, now, hasTime) },
  ];
}

/** The job that compares each night with the card provider. */
export function reconciliationJob(reconciliation: Reconciliation): Job {
  return { name: 'reconciliation', run: () => reconciliation.execute(), isLong: true };
}
