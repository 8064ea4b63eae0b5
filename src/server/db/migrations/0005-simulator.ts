import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sim_customer')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sim_checkout')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('cart_id', 'uuid', (column) => column.notNull())
    .addColumn('account_id', 'uuid', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('trial_days', 'integer', (column) => column.notNull())
    .addColumn('return_url', 'text', (column) => column.notNull())
    .addColumn('cancel_url', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('asking_card', 'text')
    .addColumn('subscription_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sim_subscription')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('sim_customer.id'))
    .addColumn('checkout_id', 'text', (column) => column.notNull().unique().references('sim_checkout.id'))
    .addColumn('account_id', 'uuid', (column) => column.notNull())
    .addColumn('cart_id', 'uuid', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('next_product_id', 'text')
    .addColumn('anchor', 'bigint', (column) => column.notNull())
    .addColumn('period_start', 'bigint', (column) => column.notNull())
    .addColumn('period_end', 'bigint', (column) => column.notNull())
    .addColumn('cancel_at_period_end', 'boolean', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('failed_charges', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('card', 'text', (column) => column.notNull())
    .execute();
  await sql`create index sim_subscription_due on sim_subscription (due_at) where due_at is not null`.execute(
    db,
  );

  await db.schema
    .createTable('sim_invoice')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscription_id', 'text', (column) => column.notNull().references('sim_subscription.id'))
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('period_start', 'bigint', (column) => column.notNull())
    .addColumn('period_end', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('sim_invoice_one_a_period', ['subscription_id', 'period_start'])
    .execute();

  await db.schema
    .createTable('sim_portal')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('sim_customer.id'))
    .addColumn('return_url', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sim_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'bigserial', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_try_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addColumn('outcome', 'text')
    .execute();
  await sql`create index sim_event_due on sim_event (next_try_at) where done_at is null`.execute(db);
}
