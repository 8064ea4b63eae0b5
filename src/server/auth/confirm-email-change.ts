import type { Kysely, Transaction } from 'kysely';
import { normaliseEmail } from '../../domain/account/email.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import type { BearerAccount } from '../http/bearer.ts';
import type { EmailLink } from './email-link.ts';
import type { Passcodes, TooManyTries } from './passcodes.ts';

export type ConfirmEmailChangeFailure =
  | { readonly code: 'invalid_login_credentials' | 'invalid_link_signature' | 'email_address_in_use' }
  | TooManyTries;

type Outcome = Result<{ readonly email: string }, ConfirmEmailChangeFailure>;

interface Confirmation {
  readonly account: BearerAccount;
  readonly email: string | undefined;
  readonly passcode: string;
  readonly hash: string;
}

/**
 * Carries out an e-mail change that was asked for, given the hash of the request and the passcode from the mail.
 * The answer names the address that was set, or for a removal the one that was removed.
 */
export class ConfirmEmailChange {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly passcodes: Passcodes,
    private readonly link: EmailLink,
  ) {}

  async execute(confirmation: Confirmation): Promise<Outcome> {
    try {
      return await this.db.transaction().execute((trx) => this.change(trx, confirmation));
    } catch (error) {
      if (isUniqueViolation(error)) return failure({ code: 'email_address_in_use' });
      throw error;
    }
  }

  private async change(trx: Transaction<Database>, confirmation: Confirmation): Promise<Outcome> {
    const now = this.clock.now();
    const { accountId } = confirmation.account;
    const { email: from } = await trx
      .selectFrom('account')
      .select('email')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const given = confirmation.email ? normaliseEmail(confirmation.email) : null;
    const holdsFor = (to: string | null) => this.link.holds(confirmation.hash, { accountId, from, to }, now);
    // A client may confirm a removal with no address, or name the one it removes.
    const removes = (given === null || given === from) && holdsFor(null);
    const address = removes ? from : given;
    if (address === null || !(removes || holdsFor(given))) return failure({ code: 'invalid_link_signature' });

    const owner = await trx
      .selectFrom('account')
      .select('id')
      .where('email', '=', address)
      .executeTakeFirst();
    if (owner !== undefined && owner.id !== accountId) return failure({ code: 'email_address_in_use' });
    const checked = await this.passcodes.redeem(trx, {
      address,
      purpose: `email of ${accountId}`,
      typed: confirmation.passcode,
      now,
      usable: true,
    });
    if (!checked.ok) return checked;
    await trx
      .updateTable('account')
      .set({ email: removes ? null : address })
      .where('id', '=', accountId)
      .execute();
    return success({ email: address });
  }
}
