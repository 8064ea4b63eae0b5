import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('sealed_message', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('next_try_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('done_at', 'bigint')
    .addColumn('outcome', 'text')
    .execute();
  await sql`create index outbox_due on outbox (next_try_at) where done_at is null`.execute(db);

  await db.schema
    .createTable('mailbox')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('arrival', 'bigserial', (column) => column.notNull())
    .addColumn('to', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mailbox_to').on('mailbox').column('to').execute();
}
