import type { Kysely } from 'kysely';
import type { KeptSession, WaysBack } from '../../../domain/account/reach.ts';
import type { Database } from '../../db/schema.ts';
import { lifetimes } from '../lifetimes.ts';

/** The ways to sign in to an account, with the history of its sessions as far as it is kept. */
export async function waysBackTo(db: Kysely<Database>, accountId: string): Promise<WaysBack> {
  const account = await db
    .selectFrom('account')
    .leftJoin('recovery_key', 'recovery_key.account_id', 'account.id')
    .select(['account.email', 'recovery_key.kept_at'])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  const families = await db
    .selectFrom('token_family')
    .select(['last_used_at as lastUsedAt', 'ended_at as endedAt'])
    .where('account_id', '=', accountId)
    .execute();
  const legacy = await db
    .selectFrom('legacy_token')
    .select(['created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .execute();
  return {
    hasAddress: (account?.email ?? null) !== null,
    hasRecoveryKey: (account?.kept_at ?? null) !== null,
    sessions: [...families, ...legacy.map(legacySession)],
  };
}

/** The last use of a legacy token is not recorded: it counts as in use for its maximum total lifetime. */
function legacySession(row: { readonly created_at: number; readonly expires_at: number }): KeptSession {
  const inAll = row.created_at + lifetimes.legacyTokenInAll;
  return { lastUsedAt: row.created_at, endedAt: Math.min(row.expires_at, inAll) };
}
