import type { BearerAccount } from '../../http/bearer.ts';
import type { LimitedBy } from '../../limits/counter-keys.ts';

/** What a code is counted by that an account has sent to an address: to its own as often as it may, whatever others had sent there. */
export function countedOwnerMail({ accountId, email }: BearerAccount, address: string): LimitedBy {
  const by = { account: accountId, address };
  return address === email ? by : { ...by, foreignAddress: address };
}
