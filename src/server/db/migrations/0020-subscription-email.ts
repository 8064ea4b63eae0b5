import { type Kysely, sql } from 'kysely';

/** Renames the table of subscription emails, from "letter", with its index, its keys and constraints. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscription_letter rename to subscription_email`.execute(db);
  await sql`alter index subscription_letter_age rename to subscription_email_age`.execute(db);
  await sql`alter table subscription_email rename constraint subscription_letter_pk to subscription_email_pk`.execute(
    db,
  );
  await sql`
    alter table subscription_email
    rename constraint subscription_letter_subscription_id_fkey to subscription_email_subscription_id_fkey
  `.execute(db);
}
