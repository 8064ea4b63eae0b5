import type { Kysely, Selectable } from 'kysely';
import { isActive } from '../../domain/subscription/status.ts';
import type { SubscriptionAction } from '../../domain/subscription/transitions.ts';
import type { Database } from '../db/schema.ts';

export type SubscriptionRow = Selectable<Database['subscription']>;

/** The account's subscription: the one in force, otherwise the latest one; undefined if it never had any. */
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

/** Reads a subscription by its id. */
export function findById(db: Kysely<Database>, id: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Adds a subscription; false when it already exists. */
export async function addSubscription(trx: Kysely<Database>, row: SubscriptionRow): Promise<boolean> {
  const result = await trx
    .insertInto('subscription')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Updates a subscription if it still has the version that was read (optimistic locking); false when somebody else was faster. */
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

/** All subscriptions of an account that have not ended. */
export function livingSubscriptions(db: Kysely<Database>, accountId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '<>', 'Expired')
    .execute();
}

/** Reads a subscription for update, locked until the transaction ends. */
export function lockSubscription(trx: Kysely<Database>, id: string): Promise<SubscriptionRow | undefined> {
  return trx.selectFrom('subscription').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Records a subscription's new state in its history, one row per version. */
export async function keepHistory(
  trx: Kysely<Database>,
  row: SubscriptionRow,
  action: SubscriptionAction,
  now: number,
): Promise<void> {
  const { id, version, status, in_trial, product_id, expires_or_renews_at } = row;
  await trx
    .insertInto('subscription_history')
    .values({
      subscription_id: id,
      version,
      action,
      status,
      in_trial,
      product_id,
      expires_or_renews_at,
      at: now,
    })
    .execute();
}

/** The account of a provider's customer: the named one, if it exists, otherwise the one that bought as this customer. */
export async function ownerByCustomer(
  db: Kysely<Database>,
  accountId: string | null,
  customerRef: string,
): Promise<string | null> {
  if (accountId !== null) {
    const named = await db.selectFrom('account').select('id').where('id', '=', accountId).executeTakeFirst();
    return named?.id ?? null;
  }
  const bought = await db
    .selectFrom('subscription')
    .select('account_id')
    .where('customer_ref', '=', customerRef)
    .limit(1)
    .executeTakeFirst();
  return bought?.account_id ?? null;
}

/** Sets the time until which every read fetches the subscription from the provider, because its owner may change it there. */
export async function rereadUntil(db: Kysely<Database>, id: string, until: number | null): Promise<void> {
  await db.updateTable('subscription').set({ reread_until: until }).where('id', '=', id).execute();
}
