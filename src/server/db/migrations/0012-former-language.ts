import type { Kysely } from 'kysely';

/** The language for emails to a former address, and an index on an account's checkouts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('email_change').addColumn('former_locale', 'text').execute();
  await db.schema.createIndex('checkout_account').on('checkout').column('account_id').execute();
}
