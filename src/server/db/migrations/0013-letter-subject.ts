import type { Kysely } from 'kysely';

/** Which subscription an email in the development mailbox is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mailbox').addColumn('about', 'text').execute();
  await db.schema.createIndex('mailbox_about').on('mailbox').column('about').execute();
}
