import type { Kysely } from 'kysely';

/** The provider's id of the last subscription that a nightly comparison reached. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('reconciliation')
    .addColumn('read_to', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
