import type { Kysely } from 'kysely';

/** Statements of withdrawal, as consumers made them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('withdrawal')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('withdrawal_received').on('withdrawal').column('received_at').execute();
}
