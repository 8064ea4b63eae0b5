import type { Kysely, Transaction } from 'kysely';
import { maskedAddress } from '../../../domain/account/email.ts';
import { deletionOwner } from '../../../domain/account/former-address.ts';
import type { TooManyRequests } from '../../../domain/failure.ts';
import { type Result, success } from '../../../domain/result.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { BearerAccount } from '../../http/bearer.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { EmailUndo } from '../email/email-undo.ts';
import type { Passcodes } from '../passcodes/passcodes.ts';

/** Where the passcode was sent, masked (`d…@pond.example`), and whether that is the former address; null when none is needed. */
type Asked = Result<{ readonly sentTo: string | null; readonly isFormer: boolean }, TooManyRequests>;

/**
 * Mails the passcode for deleting an account. While a change of address can be undone, it is sent to the former address only:
 * somebody who took over the account must not destroy what its owner can still get back. An account without an address, now
 * and in that period, needs no passcode: its token is all it has.
 */
export class RequestAccountDeletion {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly passcodes: Passcodes,
    private readonly undo: EmailUndo,
    private readonly outbox: Outbox,
    private readonly limits: Limits,
  ) {}

  async execute(request: {
    readonly account: BearerAccount;
    readonly locale: string | undefined;
    /** The network whose turn the email waits for (`clientKey`). */
    readonly network: string;
  }): Promise<Asked> {
    const now = this.clock.now();
    const { network } = request;
    const { accountId, email } = request.account;
    const owner = deletionOwner(email, await this.undo.formerOf(this.db, accountId, now));
    if (owner === null) return success({ sentTo: null, isFormer: false });
    const { address, former } = owner;
    const asked = await this.limits.within(
      { action: 'send-owner-passcode', by: { account: accountId, address }, now },
      async () => {
        const locale = former?.locale ?? request.locale;
        await this.db
          .transaction()
          .execute((trx) => this.send(trx, { accountId, address, locale, network, now }));
        return success({ sentTo: maskedAddress(address), isFormer: former !== null });
      },
    );
    if (asked.ok) this.outbox.nudge();
    return asked;
  }

  private async send(
    trx: Transaction<Database>,
    request: {
      readonly accountId: string;
      readonly address: string;
      readonly locale: string | undefined;
      readonly network: string;
      readonly now: number;
    },
  ): Promise<void> {
    const { accountId, address, locale, network, now } = request;
    const purpose = `deletion of ${accountId}` as const;
    const passcode = await this.passcodes.issue(trx, { address, purpose, now });
    const template = 'account-deletion-passcode';
    await this.outbox.put(trx, { template, to: address, locale, passcode }, { network });
  }
}
