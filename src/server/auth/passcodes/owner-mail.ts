import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { BearerAccount } from '../../http/bearer.ts';
import type { LimitedBy } from '../../limits/counter-keys.ts';
import type { Limits } from '../../limits/limits.ts';

/**
 * The subject that a code which an account sends to an address counts for. To its own address an account may send its full
 * quota, whatever others sent there; to any other as well, once it has bought something. Accounts without a purchase cost
 * nothing to create, so they share a limit per foreign address.
 */
export async function countedOwnerMail(
  limits: Limits,
  { accountId, email }: BearerAccount,
  address: string,
  now: number,
): Promise<LimitedBy> {
  const by = { account: accountId, address };
  if (address === email || limits.isKnownClosed({ action: 'send-owner-passcode', by, now })) return by;
  const isBuyer = await limits.read((counters) => hasBought(counters, accountId));
  return isBuyer ? by : { ...by, foreignAddress: address };
}

async function hasBought(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const bought = await db
    .selectFrom('subscription')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return bought !== undefined;
}
