import type { Kysely, Selectable } from 'kysely';
import { isActive } from '../../domain/subscription/status.ts';
import type { Database } from '../db/schema.ts';

export type SubscriptionRow = Selectable<Database['subscription']>;

/** The account's subscription: the one in force, else the newest that was; undefined when it never had one. */
export async function currentSubscription(
  db: Kysely<Database>,
  accountId: string,
): Promise<SubscriptionRow | undefined> {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.find(({ status }) => isActive(status)) ?? rows[0];
}

/** Reads a subscription by the provider's name for it. */
export function findByProviderRef(db: Kysely<Database>, ref: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscription').selectAll().where('provider_ref', '=', ref).executeTakeFirst();
}

/** Adds a subscription; false when it is there already. */
export async function addSubscription(trx: Kysely<Database>, row: SubscriptionRow): Promise<boolean> {
  const result = await trx
    .insertInto('subscription')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Changes a subscription if it is still at the version that was read; false when somebody was faster. */
export async function changeSubscription(
  trx: Kysely<Database>,
  row: SubscriptionRow,
  change: Partial<SubscriptionRow>,
): Promise<boolean> {
  const result = await trx
    .updateTable('subscription')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Tells whether the account ever had a free trial. */
export async function hadTrial(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('trial')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that the account had its one free trial. */
export async function noteTrial(trx: Kysely<Database>, row: SubscriptionRow): Promise<void> {
  await trx
    .insertInto('trial')
    .values({ account_id: row.account_id, subscription_id: row.id, started_at: row.started_at })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
}
