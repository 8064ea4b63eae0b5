import type { Kysely } from 'kysely';
import { isEmail, normaliseEmail } from '../../domain/account/email.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { BearerAccount } from '../http/bearer.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { AuthorizationSessions } from './authorization-sessions.ts';
import type { Passcodes, TooManyTries } from './passcodes.ts';

export type SendPasscodeFailure =
  | { readonly code: 'invalid_email_address' | 'invalid_session_id' }
  | TooManyTries;

/**
 * Sends a passcode: to a visitor who signs in (known by the session cookie), or again to an account's new address
 * (known by the access token).
 *
 * An address without an account gets the same answer after the same work, and a mail that says there is no account:
 * its owner learns why no code came, and whoever asked learns nothing.
 */
export class SendPasscode {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly sessions: AuthorizationSessions,
    private readonly passcodes: Passcodes,
    private readonly outbox: Outbox,
  ) {}

  async execute(request: {
    readonly cookie: string | undefined;
    readonly account: BearerAccount | null;
    readonly email: string;
    readonly locale: string | undefined;
  }): Promise<Result<void, SendPasscodeFailure>> {
    const { account, cookie } = request;
    const address = normaliseEmail(request.email);
    const sent = await this.db
      .transaction()
      .execute(async (trx): Promise<Result<void, SendPasscodeFailure>> => {
        const now = this.clock.now();
        const signingIn = account === null && (await this.sessions.take(trx, cookie, now)) !== null;
        if (account === null && !signingIn) return failure({ code: 'invalid_session_id' });
        if (!isEmail(address)) return failure({ code: 'invalid_email_address' });

        const purpose = account === null ? 'sign-in' : (`email of ${account.accountId}` as const);
        const issued = await this.passcodes.issue(trx, { address, purpose, now });
        if (!issued.ok) return issued;
        const known = await trx
          .selectFrom('account')
          .select('id')
          .where('email', '=', address)
          .executeTakeFirst();
        const letter = account !== null ? 'email-passcode' : known ? 'sign-in-passcode' : 'no-account';
        const passcode = letter === 'no-account' ? null : issued.value;
        await this.outbox.put(trx, { letter, to: address, locale: request.locale, passcode });
        return success(undefined);
      });
    if (sent.ok) this.outbox.nudge();
    return sent;
  }
}
