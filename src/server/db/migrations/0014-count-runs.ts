import type { Kysely } from 'kysely';

/** The last batch of counts that each process wrote, so that a repeated batch is not added twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('count_run')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('last_batch', 'bigint', (c) => c.notNull())
    .addColumn('written_at', 'bigint', (c) => c.notNull())
    .execute();
}
