import type { Kysely } from 'kysely';

/** A subscription's next charge, which differs from the current price for those who bought before a price change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('subscription')
    .addColumn('next_amount', 'text')
    .addColumn('next_currency', 'text')
    .execute();
}
