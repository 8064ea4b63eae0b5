import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { BearerAccount } from '../../http/bearer.ts';
import type { LimitedBy } from '../../limits/counter-keys.ts';
import type { Limits } from '../../limits/limits.ts';

/**
 * What a code is counted by that an account has sent to an address: to its own as often as it may, whatever others had sent there,
 * and to any other as well once it has bought. Accounts that have not are made in numbers for nothing, so that they share a bound there.
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
