import type { Kysely } from 'kysely';

/** Whether a subscription's newest payment is disputed by a bank, and the state of the simulated provider's payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('subscription')
    .addColumn('suspended', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute();
  await db.schema
    .alterTable('sim_invoice')
    .addColumn('refunded', 'text', (c) => c.notNull().defaultTo('0'))
    .addColumn('refunded_at', 'bigint')
    .addColumn('refunded_for_fraud', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('dispute', 'text')
    .execute();
}
