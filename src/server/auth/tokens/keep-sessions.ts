import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Lets the sessions of an account without an address live at least until a time (milliseconds since the epoch): they
 * may be the only way to what it pays for. Whether anybody still uses them is another question, see `lastReachable`.
 */
export async function keepSessionsUntil(
  trx: Transaction<Database>,
  accountId: string,
  until: number,
): Promise<void> {
  const account = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('email', 'is', null)
    .executeTakeFirst();
  if (account === undefined) return;
  await trx
    .updateTable('token_family')
    .set({ token_expires_at: until })
    .where('account_id', '=', accountId)
    .where('token_expires_at', '<', until)
    .where('ended_at', 'is', null)
    .execute();
  await trx
    .updateTable('legacy_token')
    .set({ expires_at: until })
    .where('account_id', '=', accountId)
    .where('expires_at', '<', until)
    .execute();
}

/**
 * Lets the sessions of an account live no longer than until a time (milliseconds since the epoch): an address leads back
 * to it from now on.
 */
export async function shortenSessions(
  trx: Transaction<Database>,
  accountId: string,
  until: number,
): Promise<void> {
  await trx
    .updateTable('token_family')
    .set({ token_expires_at: until })
    .where('account_id', '=', accountId)
    .where('token_expires_at', '>', until)
    .execute();
}
