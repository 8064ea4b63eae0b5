import type { Kysely } from 'kysely';
import { emailChangeOf, isAddressOfAnother } from '../../../domain/account/email-change.ts';
import { type TooManyRequests, tooMany } from '../../../domain/failure.ts';
import { negotiate } from '../../../domain/locale/published-locale.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { BearerAccount } from '../../http/bearer.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { countedOwnerMail } from '../passcodes/owner-mail.ts';
import type { Passcodes } from '../passcodes/passcodes.ts';
import type { EmailLink } from './email-link.ts';

export type RequestEmailChangeFailure =
  | { readonly code: 'invalid_email_address' | 'email_address_in_use' }
  | TooManyRequests;

type Outcome = Result<{ readonly hash: string }, RequestEmailChangeFailure>;

/**
 * Requests that an account's address be added, changed or (without one) removed. A passcode is sent to the new address, or for
 * a removal to the current one; the hash in the response ties the confirmation to this request.
 *
 * No fresh sign-in is required: the wire contract accepts any access token, an app's may come from a sign-in weeks ago, and a
 * 401 would sign its owner out of the app. Instead, the former address can undo a change for 7 days, during which nobody else
 * can delete the account.
 */
export class RequestEmailChange {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly passcodes: Passcodes,
    private readonly link: EmailLink,
    private readonly outbox: Outbox,
  ) {}

  async execute(request: {
    readonly account: BearerAccount;
    readonly email: string | undefined;
    readonly locale: string | undefined;
    /** The network whose turn the email waits for (`clientKey`). */
    readonly network: string;
    /** Idempotency key, to recognize a request repeated because its response was lost. */
    readonly key?: string | undefined;
  }): Promise<Outcome> {
    const { locale, network, key } = request;
    const { accountId, email: from } = request.account;
    const change = emailChangeOf(request.email ?? null, from);
    if (!change.ok) return change;
    const { to, address } = change.value;
    const now = this.clock.now();
    const purpose = `email of ${accountId}` as const;
    const told = locale === undefined ? null : negotiate([locale]);
    const asLink = (askedAt: number) =>
      success({ hash: this.link.sign({ accountId, from, to }, told, askedAt) });
    const before =
      key === undefined
        ? null
        : await this.limits.read((db) => this.passcodes.sentFor(db, { address, purpose, now, key }));
    // The same response as before. Nothing is mailed, so nothing is counted either.
    if (before !== null) return asLink(before);
    // Refuse calls known to be blocked before anything is counted or queried.
    const owner = { action: 'send-owner-passcode', by: { account: accountId, address }, now } as const;
    const wait = this.limits.knownWait(owner);
    if (wait > 0) return failure(tooMany(wait));
    const free = await this.mayHave(accountId, address, now);
    if (!free.ok) return free;

    const by = await countedOwnerMail(this.limits, request.account, address, now);
    const asked = await this.limits.within({ action: 'send-owner-passcode', by, now }, () =>
      this.db.transaction().execute(async (trx) => {
        const passcode = await this.passcodes.issue(trx, { address, purpose, now, key });
        const template = to === null ? 'email-removal-passcode' : 'email-passcode';
        await this.outbox.put(trx, { template, to: address, locale, passcode }, { network });
        return asLink(now);
      }),
    );
    if (asked.ok) this.outbox.nudge();
    return asked;
  }

  /** "In use" reveals that somebody has an account, so that response is rate-limited. */
  private mayHave(
    accountId: string,
    address: string,
    now: number,
  ): Promise<Result<void, RequestEmailChangeFailure>> {
    return this.limits.within(
      { action: 'hear-address-in-use', by: { account: accountId }, now },
      async (): Promise<Result<void, RequestEmailChangeFailure>> => {
        const owner = await this.db
          .selectFrom('account')
          .select('id')
          .where('email', '=', address)
          .executeTakeFirst();
        return isAddressOfAnother(owner?.id, accountId)
          ? failure({ code: 'email_address_in_use' })
          : success(undefined);
      },
      ({ ok }) => !ok,
    );
  }
}
