import type { Kysely } from 'kysely';

/** Which batch of its counts a process wrote last, so that one that comes again is not added again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('count_run')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('last_batch', 'bigint', (c) => c.notNull())
    .addColumn('written_at', 'bigint', (c) => c.notNull())
    .execute();
}
