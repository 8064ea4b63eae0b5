import type { Kysely } from 'kysely';

/** Events are only kept as daily counts: nothing here distinguishes one visitor from another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('beacon_count')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('pixel', 'text', (c) => c.notNull())
    .addColumn('params', 'text', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('beacon_count_pkey', ['day', 'pixel', 'params'])
    .execute();
}
