import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('checkout')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('origin', 'text')
    .addColumn('trial_days', 'integer', (column) => column.notNull())
    .addColumn('return_url', 'text', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('provider_ref', 'text')
    .addColumn('url', 'text')
    .addColumn('expires_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await sql`create unique index checkout_one_open on checkout (account_id) where state = 'open'`.execute(db);

  await db.schema
    .createTable('checkout_key')
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('checkout_id', 'uuid', (column) => column.notNull().references('checkout.id'))
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('checkout_key_pk', ['account_id', 'key'])
    .execute();

  await db.schema
    .createTable('subscription')
    .addColumn('id', 'uuid', (column) => column.primaryKey().references('checkout.id'))
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    .addColumn('provider_ref', 'text', (column) => column.notNull().unique())
    .addColumn('customer_ref', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('in_trial', 'boolean', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_or_renews_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('subscription_account').on('subscription').column('account_id').execute();

  await db.schema
    .createTable('trial')
    .addColumn('account_id', 'uuid', (column) => column.primaryKey().references('account.id'))
    .addColumn('subscription_id', 'uuid', (column) => column.notNull().references('subscription.id'))
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('provider_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute();
}
