import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Extends the sessions of an account without an address at least until a time (milliseconds since the epoch): they may be the
 * only access to what it pays for. Whether anybody still uses them is another question, see `lastReachable`.
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
 * Limits the sessions of an account to a time (milliseconds since the epoch): from now on an address gives access to it.
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
