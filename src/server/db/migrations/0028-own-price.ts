import type { Kysely } from 'kysely';

/** What a subscription's next charge costs, which is not what is on sale for who bought before a price was changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('subscription')
    .addColumn('next_amount', 'text')
    .addColumn('next_currency', 'text')
    .execute();
}
