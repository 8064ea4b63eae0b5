import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { ownMachine } from '../http/client-address.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import type { Limits } from '../limits/limits.ts';

/**
 * Lets an address have another code at once: to sign in, and for the account that has it or that had a code sent there. Whose
 * address it was before a change stands sealed, so that every account counts that has changed its own.
 */
export async function endWait(
  { db, hash, limits }: { readonly db: Kysely<Database>; readonly hash: KeyedHash; readonly limits: Limits },
  address: string,
): Promise<void> {
  await limits.forget('send-passcode', { address, network: ownMachine });
  const owners = await db.selectFrom('account').select('id').where('email', '=', address).execute();
  const changed = await db.selectFrom('email_change').select('account_id as id').execute();
  const sent = await db
    .selectFrom('passcode')
    .select('purpose')
    .where('address_hash', '=', hash.of('address', address))
    .execute();
  const accounts = new Set([
    ...[...owners, ...changed].map(({ id }) => id),
    ...sent.flatMap(({ purpose }) => / of (.+)$/.exec(purpose)?.[1] ?? []),
  ]);
  for (const account of accounts) await limits.forget('send-owner-passcode', { account, address });
}
