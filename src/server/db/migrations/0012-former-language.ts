import type { Kysely } from 'kysely';

/** The language in which a former address is written to, and an index for what an account has bought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('email_change').addColumn('former_locale', 'text').execute();
  await db.schema.createIndex('checkout_account').on('checkout').column('account_id').execute();
}
