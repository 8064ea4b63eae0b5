import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { AddressRecord } from '../deps.ts';
import type { SubscriptionEmails } from './emails.ts';
import type { TrialRecord } from './trial-record.ts';

/** The effects of an account getting an address on what it bought. */
export class GivenAddresses extends AddressRecord {
  constructor(
    private readonly trials: TrialRecord,
    private readonly emails: SubscriptionEmails,
  ) {
    super();
  }

  override async noteAddress(trx: Transaction<Database>, accountId: string, now: number): Promise<void> {
    await this.trials.noteAddress(trx, accountId, now);
    await this.emails.addressGiven(trx, accountId, now);
  }
}
