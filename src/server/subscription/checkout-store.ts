import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export type CheckoutRow = Selectable<Database['checkout']>;

/** Reads a checkout by its id; undefined when there is none. */
export function findCheckout(db: Kysely<Database>, id: string): Promise<CheckoutRow | undefined> {
  return db.selectFrom('checkout').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account's open checkout; there is never more than one. */
export function findOpenCheckout(db: Kysely<Database>, accountId: string): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('checkout')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}

/** Adds an open checkout unless the account has one; returns the one that is open afterwards. */
export async function addOpenCheckout(trx: Kysely<Database>, row: CheckoutRow): Promise<CheckoutRow> {
  const added = await trx
    .insertInto('checkout')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').where(sql<boolean>`state = 'open'`).doNothing())
    .returningAll()
    .executeTakeFirst();
  const open = added ?? (await findOpenCheckout(trx, row.account_id));
  if (open === undefined) throw new Error('An open checkout was in the way and is gone');
  return open;
}

/** Updates a checkout if it still has the version that was read (optimistic locking); false when somebody else was faster. */
export async function changeCheckout(
  db: Kysely<Database>,
  row: CheckoutRow,
  change: Partial<Pick<CheckoutRow, 'state' | 'provider_ref' | 'url' | 'expires_at' | 'attempt'>>,
): Promise<boolean> {
  const result = await db
    .updateTable('checkout')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** What an earlier call with the same idempotency key ordered, and its checkout. */
export async function findByKey(
  db: Kysely<Database>,
  accountId: string,
  key: string,
): Promise<{ readonly fingerprint: string; readonly checkout: CheckoutRow } | undefined> {
  const row = await db
    .selectFrom('checkout_key')
    .innerJoin('checkout', 'checkout.id', 'checkout_key.checkout_id')
    .selectAll('checkout')
    .select('checkout_key.fingerprint')
    .where('checkout_key.account_id', '=', accountId)
    .where('checkout_key.key', '=', key)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { fingerprint, ...checkout } = row;
  return { fingerprint, checkout };
}

/** Stores what an idempotency key was used for. */
export async function keepKey(
  trx: Kysely<Database>,
  row: { accountId: string; key: string; checkoutId: string; fingerprint: string; now: number },
): Promise<void> {
  const values = { checkout_id: row.checkoutId, fingerprint: row.fingerprint, created_at: row.now };
  await trx
    .insertInto('checkout_key')
    .values({ account_id: row.accountId, key: row.key, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet(values))
    .execute();
}
