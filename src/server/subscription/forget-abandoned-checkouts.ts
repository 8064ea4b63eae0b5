import { type Kysely, sql } from 'kysely';
import { day } from '../../domain/duration.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import { forgetSignInsOfEmptied } from '../auth/account-data/forget-empty-accounts.ts';
import { inPieces } from '../db/in-pieces.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../housekeeping/job.ts';

/** How long a checkout stays that nobody paid: far longer than the card provider's page of it can be paid. */
const keptFor = keptDays.abandonedCheckouts * day;

/**
 * The job that deletes checkouts that were last opened so long ago and never paid, with the keys they were ordered by and the sign-ins
 * of accounts that had nothing else.
 */
export function abandonedCheckouts(db: Kysely<Database>): Job {
  return {
    name: 'abandoned checkouts',
    run: (now, hasTime) => inPieces((atMost) => forgetSome(db, now - keptFor, atMost), hasTime),
  };
}

async function forgetSome(db: Kysely<Database>, before: number, atMost: number): Promise<number> {
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
