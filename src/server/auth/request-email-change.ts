import type { Kysely } from 'kysely';
import { isEmail, normaliseEmail } from '../../domain/account/email.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { BearerAccount } from '../http/bearer.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { EmailLink } from './email-link.ts';
import type { Passcodes, TooManyTries } from './passcodes.ts';

export type RequestEmailChangeFailure =
  | { readonly code: 'invalid_email_address' | 'email_address_in_use' }
  | TooManyTries;

/**
 * Asks for an account's address to be added or changed, or (without one) removed. A passcode goes to the new address,
 * for a removal to the present one; the hash in the answer ties the confirmation to this request.
 */
export class RequestEmailChange {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly passcodes: Passcodes,
    private readonly link: EmailLink,
    private readonly outbox: Outbox,
  ) {}

  async execute(request: {
    readonly account: BearerAccount;
    readonly email: string | undefined;
    readonly locale: string | undefined;
  }): Promise<Result<{ readonly hash: string }, RequestEmailChangeFailure>> {
    const { accountId, email: from } = request.account;
    const to = request.email === undefined ? null : normaliseEmail(request.email);
    const address = to ?? from;
    if (address === null || !isEmail(address)) return failure({ code: 'invalid_email_address' });

    type Outcome = Result<{ readonly hash: string }, RequestEmailChangeFailure>;
    const asked = await this.db.transaction().execute(async (trx): Promise<Outcome> => {
      const now = this.clock.now();
      const owner = await trx
        .selectFrom('account')
        .select('id')
        .where('email', '=', address)
        .executeTakeFirst();
      if (owner !== undefined && owner.id !== accountId) return failure({ code: 'email_address_in_use' });
      const issued = await this.passcodes.issue(trx, { address, purpose: `email of ${accountId}`, now });
      if (!issued.ok) return issued;
      await this.outbox.put(trx, {
        letter: to === null ? 'email-removal-passcode' : 'email-passcode',
        to: address,
        locale: request.locale,
        passcode: issued.value,
      });
      return success({ hash: this.link.sign({ accountId, from, to }, now) });
    });
    if (asked.ok) this.outbox.nudge();
    return asked;
  }
}
