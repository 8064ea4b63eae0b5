import type { Kysely } from 'kysely';
import { type Result, success } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { BearerAccount } from '../http/bearer.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Passcodes, TooManyTries } from './passcodes.ts';

/** Mails the passcode that deletes an account. An account without an address needs none: it has nothing but the token. */
export class RequestAccountDeletion {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly passcodes: Passcodes,
    private readonly outbox: Outbox,
  ) {}

  async execute(request: {
    readonly account: BearerAccount;
    readonly locale: string | undefined;
    readonly network: string;
  }): Promise<Result<'sent' | 'not_needed', TooManyTries>> {
    const { network, locale } = request;
    const { accountId, email: address } = request.account;
    if (address === null) return success('not_needed');
    const sent = await this.db.transaction().execute(async (trx): Promise<Result<'sent', TooManyTries>> => {
      const now = this.clock.now();
      const purpose = `deletion of ${accountId}` as const;
      const issued = await this.passcodes.issue(trx, { address, purpose, network, now });
      if (!issued.ok) return issued;
      const passcode = issued.value;
      await this.outbox.put(trx, { letter: 'account-deletion-passcode', to: address, locale, passcode });
      return success('sent');
    });
    if (sent.ok) this.outbox.nudge();
    return sent;
  }
}
