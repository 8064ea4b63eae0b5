import type { Kysely } from 'kysely';
import { keptDays } from '../../domain/records/kept-days.ts';
import type { Database } from '../db/schema.ts';
import { utcDay } from '../utc-day.ts';
import type { TrialRecord } from './trial-record.ts';

/** How long the ledger of the card provider's events is kept, and what keeps an email or a task from coming twice. */
export const ledgerKeptFor = keptDays.paymentEvents * 86_400_000;

const comparisonsKeptFor = keptDays.reconciliations * 86_400_000;

/** The rest goes with the next hour's tidying: no long statement keeps a visitor waiting. */
const mostAtOnce = 1_000;

/** How long a checkout stays that nobody paid: far longer than the card provider's page of it can be paid. */
const abandonedKeptFor = keptDays.abandonedCheckouts * 86_400_000;

/** Deletes what is too old to come back, and notes addresses that came to accounts which had their trial. */
export async function tidySubscriptions(
  db: Kysely<Database>,
  trials: TrialRecord,
  now: number,
): Promise<void> {
  const before = now - ledgerKeptFor;
  await db.deleteFrom('provider_event').where('received_at', '<', before).execute();
  await db.deleteFrom('subscription_email').where('ordered_at', '<', before).execute();
  await db.deleteFrom('subscription_task').where('done_at', '<', before).execute();
  await db
    .deleteFrom('reconciliation')
    .where('day', '<', utcDay(now - comparisonsKeptFor))
    .execute();
  await db.deleteFrom('checkout_key').where('created_at', '<', before).execute();
  await forgetAbandoned(db, now - abandonedKeptFor);
  await trials.sweep(db, now);
}

/** Deletes checkouts that were last opened before a moment and never paid, with the keys they were ordered by. */
async function forgetAbandoned(db: Kysely<Database>, before: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const abandoned = await trx
      .selectFrom('checkout')
      .select('id')
      .where('state', '<>', 'paid')
      .where('created_at', '<', before)
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '<', before)]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('subscription')
              .select('subscription.id')
              .whereRef('subscription.id', '=', 'checkout.id'),
          ),
        ),
      )
      .orderBy('created_at')
      .limit(mostAtOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = abandoned.map(({ id }) => id);
    if (ids.length === 0) return;
    await trx.deleteFrom('checkout_key').where('checkout_id', 'in', ids).execute();
    await trx.deleteFrom('checkout').where('id', 'in', ids).execute();
  });
}
