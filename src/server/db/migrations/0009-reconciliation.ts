import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reconciliation')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('events', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('checkouts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('subscriptions', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('mended', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('unmended', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('reconciliation_drift')
    .addColumn('day', 'text', (column) =>
      column.notNull().references('reconciliation.day').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('ref', 'text', (column) => column.notNull())
    .addColumn('was', 'text')
    .addColumn('became', 'text')
    .addColumn('mended', 'boolean', (column) => column.notNull())
    .addColumn('found_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('reconciliation_drift_pk', ['day', 'kind', 'ref'])
    .execute();
}
