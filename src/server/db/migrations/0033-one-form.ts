import { type Kysely, sql } from 'kysely';
import { normaliseEmail } from '../../../domain/account/email.ts';

/**
 * Addresses in the one form in which they are looked for (ADR 0051). Where two accounts would have the same, the one that has it
 * keeps it, else the oldest gets it; the others stay as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const accounts = await sql<{ id: string; email: string }>`
    select id, email from account where email ~ '[^ -~]' order by created_at, id`.execute(db);
  for (const { id, email } of accounts.rows) {
    const form = normaliseEmail(email);
    if (form === email) continue;
    await sql`update account set email = ${form}
      where id = ${id} and not exists (select from account as other where other.email = ${form})`.execute(db);
    // The next sweep notes the form as one that had its trial.
    await sql`update trial set address_noted_at = null where account_id = ${id}`.execute(db);
  }
}
