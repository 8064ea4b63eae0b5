import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SignedIn } from './access-tokens.ts';
import type { LegacySignedIn } from './legacy-tokens.ts';

/**
 * The account of a session, locked until the transaction ends, so that nobody signs it out everywhere, deletes it or undoes its
 * address meanwhile. Null when that has happened since its token was verified.
 */
export async function holdSignedIn(
  trx: Transaction<Database>,
  signedIn: SignedIn,
): Promise<{ readonly id: string; readonly email: string | null } | null> {
  const account = await trx
    .selectFrom('account')
    .select(['id', 'email'])
    .where('id', '=', signedIn.accountId)
    .where('deletion_asked_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return account !== undefined && (await isSignedIn(trx, signedIn)) ? account : null;
}

/** Whether a session is still active. The caller holds the account's row. */
export async function isSignedIn(
  trx: Transaction<Database>,
  signedIn: SignedIn | LegacySignedIn,
): Promise<boolean> {
  const session =
    'familyId' in signedIn
      ? await trx
          .selectFrom('token_family')
          .select('account_id')
          .where('id', '=', signedIn.familyId)
          .where('ended_at', 'is', null)
          .executeTakeFirst()
      : await trx
          .selectFrom('legacy_token')
          .select('account_id')
          .where('token_hash', '=', signedIn.legacyTokenHash)
          .executeTakeFirst();
  return session !== undefined;
}
