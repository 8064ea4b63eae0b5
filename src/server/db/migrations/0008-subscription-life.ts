import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A subscription that staff created at the provider has no checkout of ours.
  await db.schema.alterTable('subscription').dropConstraint('subscription_id_fkey').execute();
  await db.schema
    .alterTable('subscription')
    .addColumn('locale', 'text')
    .addColumn('next_product_id', 'text')
    .addColumn('failure_ref', 'text')
    .addColumn('overdue_since', 'bigint')
    .addColumn('reread_until', 'bigint')
    .execute();
  await sql`create index subscription_customer on subscription (customer_ref)`.execute(db);

  await db.schema
    .createTable('subscription_history')
    .addColumn('subscription_id', 'uuid', (column) => column.notNull().references('subscription.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('in_trial', 'boolean', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('expires_or_renews_at', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('subscription_history_pk', ['subscription_id', 'version'])
    .execute();

  await db.schema
    .createTable('subscription_letter')
    .addColumn('subscription_id', 'uuid', (column) => column.notNull().references('subscription.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('ordered_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('subscription_letter_pk', ['subscription_id', 'key'])
    .execute();
  await sql`create index subscription_letter_age on subscription_letter (ordered_at)`.execute(db);

  await db.schema
    .createTable('subscription_task')
    .addColumn('subscription_id', 'uuid', (column) => column.notNull().references('subscription.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('next_try_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('done_at', 'bigint')
    .addColumn('outcome', 'text')
    .addPrimaryKeyConstraint('subscription_task_pk', ['subscription_id', 'kind', 'about'])
    .execute();
  await sql`create index subscription_task_due on subscription_task (next_try_at) where done_at is null`.execute(
    db,
  );

  await db.schema.alterTable('trial').addColumn('address_noted_at', 'bigint').execute();
  await db.schema
    .createTable('trial_mark')
    .addColumn('mark', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('noted_at', 'bigint', (column) => column.notNull())
    .execute();

  await sql`create index provider_event_age on provider_event (received_at)`.execute(db);

  await db.schema.alterTable('sim_invoice').addColumn('paid_at', 'bigint').execute();
  await db.schema.alterTable('sim_event').addColumn('subscription_id', 'text').execute();
  await sql`create index sim_event_subscription on sim_event (subscription_id)`.execute(db);
}
