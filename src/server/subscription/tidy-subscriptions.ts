import { type Kysely, sql } from 'kysely';
import { keptDays } from '../../domain/records/kept-days.ts';
import { forgetSignInsOfEmptied } from '../auth/account-data/forget-empty-accounts.ts';
import type { ExpiredRows } from '../db/delete-expired.ts';
import { expiry } from '../db/expiry.ts';
import { type HasTime, inPieces } from '../db/in-pieces.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../job.ts';
import { utcDay } from '../utc-day.ts';
import { oldPurchases } from './forget-old-purchases.ts';
import type { TrialRecord } from './trial-record.ts';

/** How long the ledger of provider events is kept, and the keys that keep emails and tasks from being repeated. */
export const ledgerKeptFor = keptDays.paymentEvents * 86_400_000;

const comparisonsKeptFor = keptDays.reconciliations * 86_400_000;

/** How long unpaid checkouts are kept: far longer than their page at the card provider can be paid. */
const abandonedKeptFor = keptDays.abandonedCheckouts * 86_400_000;

/** Jobs that delete what is too old to matter, and record addresses given to accounts after their trial. */
export function tidySubscriptions(db: Kysely<Database>, trials: TrialRecord): readonly Job[] {
  const old = (rows: Omit<ExpiredRows, 'before'>) =>
    expiry(db, `old rows of ${rows.table}`, (now) => ({ ...rows, before: now - ledgerKeptFor }));
  return [
    old({ table: 'provider_event', key: ['id'], column: 'received_at' }),
    old({ table: 'subscription_email', key: ['subscription_id', 'key'], column: 'ordered_at' }),
    old({ table: 'subscription_task', key: ['subscription_id', 'kind', 'about'], column: 'done_at' }),
    expiry(db, 'old rows of reconciliation', (now) => ({
      table: 'reconciliation',
      key: ['day'],
      column: 'day',
      before: utcDay(now - comparisonsKeptFor),
    })),
    old({ table: 'checkout_key', key: ['account_id', 'key'], column: 'created_at' }),
    {
      name: 'abandoned checkouts',
      run: (now, hasTime) => forgetAbandoned(db, now - abandonedKeptFor, hasTime),
    },
    oldPurchases(db),
    { name: 'addresses of trials', run: (now, hasTime) => trials.sweep(db, now, hasTime) },
  ];
}

/**
 * Deletes checkouts last opened before a given time and never paid, with their idempotency keys, and the sign-ins of accounts
 * that had nothing else.
 */
function forgetAbandoned(db: Kysely<Database>, before: number, hasTime: HasTime): Promise<number> {
  return inPieces((atMost) => forgetSomeAbandoned(db, before, atMost), hasTime);
}

async function forgetSomeAbandoned(db: Kysely<Database>, before: number, atMost: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const abandoned = await trx
      .selectFrom('checkout')
      .select(['id', 'account_id'])
      // A literal, because the partial index covers exactly these rows.
      .where(sql<boolean>`state <> 'paid'`)
      .where('created_at', '<', before)
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '<', before)]))
      // A scalar subquery and not `not exists`, which the planner may turn into a join over all rows before applying the limit.
      .where(
        ({ selectFrom }) =>
          selectFrom('subscription')
            .select('subscription.id')
            .whereRef('subscription.id', '=', 'checkout.id'),
        'is',
        null,
      )
      .orderBy('created_at')
      .limit(atMost)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = abandoned.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await trx.deleteFrom('checkout_key').where('checkout_id', 'in', ids).execute();
    await trx.deleteFrom('checkout').where('id', 'in', ids).execute();
    await forgetSignInsOfEmptied(trx, [...new Set(abandoned.map(({ account_id }) => account_id))]);
    return ids.length;
  });
}
