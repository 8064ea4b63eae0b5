import type { Kysely } from 'kysely';

/** Up to which subscription a night has compared, by the provider's name for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('reconciliation')
    .addColumn('read_to', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
