import type { Kysely } from 'kysely';
import type { AccountExport } from '../../../contract/auth.ts';
import type { Database } from '../../db/schema.ts';
import { exportedTime as time } from './exported-time.ts';

type Purchases = Pick<AccountExport, 'checkouts' | 'subscriptions' | 'restorationCodes' | 'trial'>;

/** An account's purchases, their history, and their results. */
export async function purchasesOf(db: Kysely<Database>, accountId: string, now: number): Promise<Purchases> {
  const codes = await db
    .selectFrom('restoration_code')
    .select(['issued_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('issued_at')
    .execute();
  const trial = await db
    .selectFrom('trial')
    .select('started_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return {
    checkouts: await checkoutsOf(db, accountId),
    subscriptions: await subscriptionsOf(db, accountId),
    restorationCodes: codes.map((row) => ({
      issuedAt: time(row.issued_at),
      expiresAt: time(row.expires_at),
    })),
    trial: trial === undefined ? null : { startedAt: time(trial.started_at) },
  };
}

async function checkoutsOf(db: Kysely<Database>, accountId: string): Promise<Purchases['checkouts']> {
  const rows = await db
    .selectFrom('checkout')
    .select(['product_id', 'platform', 'country', 'origin', 'state', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    platform: row.platform,
    country: row.country,
    origin: row.origin,
    state: row.state,
    openedAt: time(row.created_at),
  }));
}

async function subscriptionsOf(db: Kysely<Database>, accountId: string): Promise<Purchases['subscriptions']> {
  const rows = await db
    .selectFrom('subscription')
    .select(['id', 'product_id', 'platform', 'status', 'in_trial', 'started_at', 'expires_or_renews_at'])
    .where('account_id', '=', accountId)
    .orderBy('started_at')
    .execute();
  const ids = rows.map(({ id }) => id);
  const changes =
    ids.length === 0
      ? []
      : await db
          .selectFrom('subscription_history')
          .selectAll()
          .where('subscription_id', 'in', ids)
          .orderBy('version')
          .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    platform: row.platform,
    status: row.status,
    inTrial: row.in_trial,
    startedAt: time(row.started_at),
    expiresOrRenewsAt: time(row.expires_or_renews_at),
    history: changes
      .filter((change) => change.subscription_id === row.id)
      .map((change) => ({
        at: time(change.at),
        action: change.action,
        productId: change.product_id,
        status: change.status,
        inTrial: change.in_trial,
        expiresOrRenewsAt: time(change.expires_or_renews_at),
      })),
  }));
}
