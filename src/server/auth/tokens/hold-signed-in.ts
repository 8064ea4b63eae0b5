import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SignedIn } from './access-tokens.ts';

/**
 * The account of a session, held until the transaction ends, so that nobody signs it out everywhere, deletes it or takes
 * its address back meanwhile. Null when that has happened since its token was checked.
 */
export async function holdSignedIn(
  trx: Transaction<Database>,
  { accountId, familyId }: SignedIn,
): Promise<{ readonly id: string; readonly email: string | null } | null> {
  const account = await trx
    .selectFrom('account')
    .select(['id', 'email'])
    .where('id', '=', accountId)
    .where('deletion_asked_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  const family = await trx
    .selectFrom('token_family')
    .select('id')
    .where('id', '=', familyId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return account === undefined || family === undefined ? null : account;
}
