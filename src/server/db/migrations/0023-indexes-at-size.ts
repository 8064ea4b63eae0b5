import { type Kysely, sql } from 'kysely';

/** Columns for lookups and for deletion by age that needed a full table scan so far. */
const indexes = [
  ['authorization_code', 'session_id_hash'],
  ['authorization_code', 'family_id'],
  ['email_change', 'changed_at'],
  ['limit_counter', 'touched_at'],
  ['outbox', 'done_at'],
  ['passcode', 'purpose'],
  ['passcode', 'sent_at'],
  ['checkout', 'provider_ref'],
  ['checkout_key', 'checkout_id'],
  ['checkout_key', 'created_at'],
  ['restoration_code', 'expires_at'],
  ['subscription_task', 'done_at'],
  ['trial', 'address_noted_at'],
  ['token_family', 'last_used_at'],
  ['trial', 'subscription_id'],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of indexes) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
  await sql`create index checkout_unpaid on checkout (created_at) where state <> 'paid'`.execute(db);
  await sql`create index account_without_address on account (created_at, id)
    where email is null and deletion_asked_at is null and deleted_at is null`.execute(db);
  await sql`create index refresh_token_sealed on refresh_token (used_at)
    where sealed_successor is not null`.execute(db);
  await sql`create index authorization_code_sealed on authorization_code (used_at)
    where sealed_grant is not null`.execute(db);
}
