import { type Kysely, sql } from 'kysely';
import { day } from '../../domain/duration.ts';
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

/** How long the ledger of the card provider's events is kept, and what keeps an email or a task from coming twice. */
export const ledgerKeptFor = keptDays.paymentEvents * day;

const comparisonsKeptFor = keptDays.reconciliations * day;

/** How long a checkout stays that nobody paid: far longer than the card provider's page of it can be paid. */
const abandonedKeptFor = keptDays.abandonedCheckouts * day;

/** Jobs that delete what is too old to come back, and note addresses that came to accounts which had their trial. */
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
 * Deletes checkouts that were last opened before a moment and never paid, with the keys they were ordered by and the sign-ins
 * of accounts that had nothing else.
 */
function forgetAbandoned(db: Kysely<Database>, before: number, hasTime: HasTime): Promise<number> {
  return inPieces((atMost) => forgetSomeAbandoned(db, before, atMost), hasTime);
}

async function forgetSomeAbandoned(db: Kysely<Database>, before: number, atMost: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const abandoned = await trx
      .selectFrom('checkout')
      .select(['id', 'account_id'])
      // As a literal, because the index is of such rows alone.
      .where(sql<boolean>`state <> 'paid'`)
      .where('created_at', '<', before)
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '<', before)]))
      // A value and no `not exists`, which the planner may take for a join of everything before it takes some.
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
