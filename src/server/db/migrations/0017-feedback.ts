import type { Kysely } from 'kysely';

/** Feedback that visitors sent by form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feedback')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('site', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('comment', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('feedback_day').on('feedback').column('day').execute();
}
