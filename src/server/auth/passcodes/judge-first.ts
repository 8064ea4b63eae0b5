import type { Kysely } from 'kysely';
import { isUnderWay } from '../../../domain/account/authorization-session.ts';
import { judgePasscode, type PasscodeTry } from '../../../domain/account/passcode.ts';
import type { Database } from '../../db/schema.ts';
import { sameText } from '../../keyed-hash.ts';

/** A try by what is kept of it: hashes of the session's cookie, of the address, and of what was typed for it. */
interface HashedTry {
  readonly session: string;
  readonly address: string;
  readonly typed: string;
  readonly now: number;
}

/**
 * What comes of a try to sign in as things stand, by one look that holds nothing; null unless the session is under way. It is for
 * refusing: what looks `right` here is taken only where it is locked. Whether the address has an account is not looked at.
 */
export async function judgeFirst(
  db: Kysely<Database>,
  { session, address, typed, now }: HashedTry,
): Promise<PasscodeTry | null> {
  const rows = await db
    .selectFrom('authorization_session as session')
    .leftJoin('passcode', (join) =>
      join.on('passcode.address_hash', '=', address).on('passcode.purpose', '=', 'sign-in'),
    )
    .select(['session.expires_at as expiresAt', 'session.closed_at as closedAt'])
    .select(['passcode.code_hash as codeHash', 'passcode.sent_at as sentAt'])
    .where('session.id_hash', '=', session)
    .orderBy('passcode.sent_at', 'desc')
    .execute();
  const [kept] = rows;
  if (kept === undefined || !isUnderWay(kept, now)) return null;
  const newestFirst = rows.flatMap(({ codeHash, sentAt }) =>
    codeHash === null || sentAt === null ? [] : [{ codeHash, sentAt }],
  );
  const isTyped = ({ codeHash }: { readonly codeHash: string }) => sameText(codeHash, typed);
  return judgePasscode({ newestFirst, isTyped, opensSomething: true }, now);
}
