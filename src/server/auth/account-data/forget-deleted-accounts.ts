import { type Kysely, sql, type Transaction } from 'kysely';
import { day } from '../../../domain/duration.ts';
import { keptDays } from '../../../domain/records/kept-days.ts';
import { inRounds, shareOfMany } from '../../db/in-rounds.ts';
import type { Database } from '../../db/schema.ts';
import type { Job } from '../../housekeeping/job.ts';
import { holdUnreferred } from './hold-unreferred.ts';

/**
 * How long the number of a deleted account stays where no purchase refers to it, in milliseconds: a checkout that was open then may be
 * paid until it is forgotten, and what the card provider tells of it may come late.
 */
const keptFor = keptDays.deletedAccounts * day;

/** As long as one of these refers to a deleted account, its number stays. */
const purchases = [
  ['checkout', 'account_id'],
  ['checkout_key', 'account_id'],
  ['subscription', 'account_id'],
] as const;

/**
 * The job that deletes what stayed of accounts that were deleted 60 days ago or earlier and that no purchase refers to: their number and
 * dates, and with them that their number had a trial. Those that a purchase refers to go with the last one ({@link forgetDeleted}).
 */
export function deletedAccounts(db: Kysely<Database>): Job {
  const name = 'deleted accounts';
  return {
    name,
    run: (now, hasTime) =>
      inRounds(
        db,
        name,
        async (after, atMost) => {
          const next = await db
            .selectFrom('account')
            .select(['id', sql<number>`deleted_at`.as('at')])
            .where('deleted_at', '<=', now - keptFor)
            .where(({ eb, refTuple, tuple }) =>
              eb(refTuple('deleted_at', 'id'), '>', tuple<number | null, string>(after.at, after.id)),
            )
            .orderBy('deleted_at')
            .orderBy('id')
            .limit(atMost)
            .execute();
          const ids = next.map(({ id }) => id);
          if (ids.length > 0) await db.transaction().execute((trx) => forgetDeleted(trx, ids, now));
          return { count: next.length, upTo: next.at(-1) ?? after };
        },
        // Most stay with a purchase.
        { hasTime, share: shareOfMany },
      ),
  };
}

/**
 * Deletes those of some accounts that were deleted long enough ago and that no purchase refers to any more. One that somebody holds just
 * now stays for the next time.
 */
export async function forgetDeleted(
  trx: Transaction<Database>,
  accountIds: readonly string[],
  now: number,
): Promise<void> {
  const due = sql<boolean>`deleted_at <= ${now - keptFor}`;
  const ids = await holdUnreferred(trx, accountIds, due, purchases);
  if (ids.length === 0) return;
  // The one-way codes of card and address stay (`trial_mark`): nobody comes back under the number.
  await trx.deleteFrom('trial').where(sql<boolean>`account_id = any(${ids})`).execute();
  await trx.deleteFrom('account').where(sql<boolean>`id = any(${ids})`).execute();
}
