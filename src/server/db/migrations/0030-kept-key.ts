import { type Kysely, sql } from 'kysely';

/** When the owner of a recovery key is known to have saved it. Of keys made before this was asked it is believed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('recovery_key').addColumn('kept_at', 'bigint').execute();
  await sql`update recovery_key set kept_at = made_at`.execute(db);
}
