import { type Kysely, sql } from 'kysely';

/** Recovery keys, and when each sign-in was last used, which shows whether anybody can still reach an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recovery_key')
    .addColumn('account_id', 'uuid', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('key_hash', 'text', (c) => c.notNull().unique())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .execute();

  await db.schema.alterTable('token_family').addColumn('last_used_at', 'bigint').execute();
  // A refresh token is issued when its predecessor is used, and until now lived at most 30 days.
  await sql`
    update token_family set last_used_at = greatest(
      created_at,
      (select max(used_at) from refresh_token where refresh_token.family_id = token_family.id)
    )`.execute(db);
  await db.schema
    .alterTable('token_family')
    .alterColumn('last_used_at', (c) => c.setNotNull())
    .execute();
}
