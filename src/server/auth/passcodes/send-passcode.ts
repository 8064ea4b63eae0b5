import type { Kysely, Transaction } from 'kysely';
import { isEmail, normalizeEmail } from '../../../domain/account/email.ts';
import type { TooManyRequests } from '../../../domain/failure.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { BearerAccount } from '../../http/bearer.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { AuthorizationSessions } from '../tokens/authorization-sessions.ts';
import { countedOwnerMail } from './owner-mail.ts';
import type { Passcodes } from './passcodes.ts';

/** Who requests it: a visitor in a session, an account confirming a new address, or anybody, as version 1 allows. */
export type PasscodeAsker =
  | { readonly cookie: string | undefined }
  | { readonly account: BearerAccount }
  | 'anybody';

export type SendPasscodeFailure =
  | { readonly code: 'invalid_email_address' | 'invalid_session_id' }
  | TooManyRequests;

/**
 * Sends a passcode: to a visitor signing in, or again to an account's new address.
 *
 * For an address without an account, the response and the work are the same, and the email says that there is no account: the
 * address's owner learns why no code came, and the requester learns nothing.
 */
export class SendPasscode {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly sessions: AuthorizationSessions,
    private readonly passcodes: Passcodes,
    private readonly outbox: Outbox,
    private readonly limits: Limits,
  ) {}

  async execute(request: {
    readonly asker: PasscodeAsker;
    readonly email: string;
    readonly locale: string | undefined;
    readonly network: string;
  }): Promise<Result<void, SendPasscodeFailure>> {
    const { asker, network, locale } = request;
    if (asker !== 'anybody' && 'cookie' in asker && asker.cookie === undefined)
      return failure({ code: 'invalid_session_id' });
    const address = normalizeEmail(request.email);
    const now = this.clock.now();
    const account = typeof asker === 'object' && 'account' in asker ? asker.account : null;
    const sent = await this.limits.within(
      account === null
        ? { action: 'send-passcode', by: { address, network }, now }
        : {
            action: 'send-owner-passcode',
            by: await countedOwnerMail(this.limits, account, address, now),
            now,
          },
      () => this.send({ asker, account, address, locale, network, now }),
      ({ ok }) => ok,
    );
    if (sent.ok) this.outbox.nudge();
    return sent;
  }

  private send(request: {
    readonly asker: PasscodeAsker;
    readonly account: BearerAccount | null;
    readonly address: string;
    readonly locale: string | undefined;
    readonly network: string;
    readonly now: number;
  }): Promise<Result<void, SendPasscodeFailure>> {
    const { asker, account, address, locale, network, now } = request;
    return this.db.transaction().execute(async (trx): Promise<Result<void, SendPasscodeFailure>> => {
      if (!(await this.mayAsk(trx, asker, now))) return failure({ code: 'invalid_session_id' });
      if (!isEmail(address)) return failure({ code: 'invalid_email_address' });

      const purpose = account === null ? 'sign-in' : (`email of ${account.accountId}` as const);
      const passcode = await this.passcodes.issue(trx, { address, purpose, now });
      const known = await trx
        .selectFrom('account')
        .select('id')
        .where('email', '=', address)
        .executeTakeFirst();
      const template = account !== null ? 'email-passcode' : known ? 'sign-in-passcode' : null;
      await this.outbox.put(
        trx,
        { ...(template === null ? { template: 'no-account' } : { template, passcode }), to: address, locale },
        { network },
      );
      return success(undefined);
    });
  }

  private async mayAsk(trx: Transaction<Database>, asker: PasscodeAsker, now: number): Promise<boolean> {
    if (asker === 'anybody' || 'account' in asker) return true;
    return (await this.sessions.take(trx, asker.cookie, now)) !== null;
  }
}
