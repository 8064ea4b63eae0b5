import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Mail that a reader is waiting for goes first: 0 before 1.
  await db.schema
    .alterTable('outbox')
    .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.dropIndex('outbox_due').execute();
  await sql`create index outbox_due on outbox (priority, next_try_at) where done_at is null`.execute(db);

  await db.schema
    .createTable('mail_suppression')
    .addColumn('address_key', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_suppression_pk', ['address_key', 'scope'])
    .execute();

  await db.schema
    .createTable('newsletter_subscription')
    .addColumn('address_key', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('news', 'boolean', (column) => column.notNull())
    .addColumn('tips', 'boolean', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('newsletter_request')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('address_key', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('news', 'boolean', (column) => column.notNull())
    .addColumn('tips', 'boolean', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('newsletter_request_address')
    .on('newsletter_request')
    .column('address_key')
    .execute();
  await db.schema
    .createIndex('newsletter_request_asked')
    .on('newsletter_request')
    .column('asked_at')
    .execute();
}
