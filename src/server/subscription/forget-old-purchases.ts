import { type Kysely, sql } from 'kysely';
import { keptYears } from '../../domain/records/kept-days.ts';
import { forgetDeleted } from '../auth/account-data/forget-deleted-accounts.ts';
import { inPieces } from '../db/in-pieces.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../housekeeping/job.ts';

/** What refers to a subscription, and goes before it. */
const ofSubscription = ['subscription_email', 'subscription_task', 'subscription_history'] as const;

/**
 * The job that deletes subscriptions whose bills no tax law asks for any more, with their history and the checkouts they were bought
 * by: those that ended in a year after which ten whole ones have passed (UTC). With the last of a deleted account goes what stayed of it.
 * Who had a trial stays known without its subscription.
 */
export function oldPurchases(db: Kysely<Database>): Job {
  return {
    name: 'old purchases',
    run: (now, hasTime) => inPieces((atMost) => forgetSome(db, now, atMost), hasTime),
  };
}

/** When the year began before which a subscription must have ended to be due now. */
function newYearBefore(now: number): number {
  return Date.UTC(new Date(now).getUTCFullYear() - keptYears.purchases, 0, 1);
}

function forgetSome(db: Kysely<Database>, now: number, atMost: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('subscription')
      .select(['id', 'account_id'])
      // As a literal, because the index is of such rows alone.
      .where(sql<boolean>`status = 'Expired'`)
      .where('expires_or_renews_at', '<', newYearBefore(now))
      .orderBy('expires_or_renews_at')
      .limit(atMost)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    for (const table of ofSubscription) {
      await trx.deleteFrom(table).where(sql<boolean>`subscription_id = any(${ids})`).execute();
    }
    await trx.deleteFrom('subscription').where(sql<boolean>`id = any(${ids})`).execute();
    // A subscription has the number of the checkout it was bought by.
    await trx.deleteFrom('checkout_key').where(sql<boolean>`checkout_id = any(${ids})`).execute();
    await trx.deleteFrom('checkout').where(sql<boolean>`id = any(${ids})`).execute();
    await forgetDeleted(trx, [...new Set(due.map(({ account_id }) => account_id))], now);
    return ids.length;
  });
}
