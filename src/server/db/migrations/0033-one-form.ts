import { type Kysely, sql } from 'kysely';
import { normalizeEmail } from '../../../domain/account/email.ts';

/**
 * Normalizes addresses to the form used for lookups (ADR 0051). Where two accounts would end up with the same address, the
 * one that already has that form keeps it, otherwise the oldest account gets it; the others stay unchanged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const accounts = await sql<{ id: string; email: string }>`
    select id, email from account where email ~ '[^ -~]' order by created_at, id`.execute(db);
  for (const { id, email } of accounts.rows) {
    const form = normalizeEmail(email);
    if (form === email) continue;
    await sql`update account set email = ${form}
      where id = ${id} and not exists (select from account as other where other.email = ${form})`.execute(db);
    // Makes the next sweep record the normalized address as one that had a trial.
    await sql`update trial set address_noted_at = null where account_id = ${id}`.execute(db);
  }
}
