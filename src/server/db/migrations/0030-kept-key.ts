import { type Kysely, sql } from 'kysely';

/** When the owner confirmed having saved a recovery key. Older keys, made before we asked, count as saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('recovery_key').addColumn('kept_at', 'bigint').execute();
  await sql`update recovery_key set kept_at = made_at`.execute(db);
}
