import type { Kysely } from 'kysely';
import type { EmailUndo } from '../auth/email/email-undo.ts';
import type { Database } from '../db/schema.ts';
import { ownMachine } from '../http/client-address.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import type { Limits } from '../limits/limits.ts';

interface EndWaitParts {
  readonly db: Kysely<Database>;
  readonly hash: KeyedHash;
  readonly undo: EmailUndo;
  readonly limits: Limits;
}

/**
 * Resets an address's rate limits for codes at `now` (milliseconds since the epoch): for signing in, and for the accounts that
 * have it, had it before a change that can be undone, or had a code sent there.
 */
export async function endWait(
  { db, hash, undo, limits }: EndWaitParts,
  address: string,
  now: number,
): Promise<void> {
  await limits.forget('send-passcode', { address, network: ownMachine });
  const owners = await db.selectFrom('account').select('id').where('email', '=', address).execute();
  const sent = await db
    .selectFrom('passcode')
    .select('purpose')
    .where('address_hash', '=', hash.of('address', address))
    .execute();
  const accounts = new Set([
    ...owners.map(({ id }) => id),
    ...(await undo.accountsOnceAt(db, address, now)),
    ...sent.flatMap(({ purpose }) => / of (.+)$/.exec(purpose)?.[1] ?? []),
  ]);
  const owner = { address, foreignAddress: address };
  for (const account of accounts) await limits.forget('send-owner-passcode', { ...owner, account });
}
