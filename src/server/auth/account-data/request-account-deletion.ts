import type { Kysely, Transaction } from 'kysely';
import type { TooManyRequests } from '../../../domain/failure.ts';
import { type Result, success } from '../../../domain/result.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { BearerAccount } from '../../http/bearer.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { EmailUndo } from '../email/email-undo.ts';
import { maskedAddress } from '../email/masked-address.ts';
import type { Passcodes } from '../passcodes/passcodes.ts';

/** Where the passcode went, masked (`d…@pond.example`), and whether that is the address before a change; null when none is needed. */
type Asked = Result<{ readonly sentTo: string | null; readonly isFormer: boolean }, TooManyRequests>;

/**
 * Mails the passcode that deletes an account. While a change of its address can be undone it goes to the address before
 * the change, and only there: whoever took the account must not destroy what its owner can still get back. An account
 * that had no address in these days needs no passcode: it has nothing but the token.
 */
export class RequestAccountDeletion {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly passcodes: Passcodes,
    private readonly undo: EmailUndo,
    private readonly outbox: Outbox,
  ) {}

  async execute(request: {
    readonly account: BearerAccount;
    readonly locale: string | undefined;
    readonly network: string;
  }): Promise<Asked> {
    const asked = await this.db.transaction().execute((trx) => this.send(trx, request));
    if (asked.ok) this.outbox.nudge();
    return asked;
  }

  private async send(
    trx: Transaction<Database>,
    request: {
      readonly account: BearerAccount;
      readonly locale: string | undefined;
      readonly network: string;
    },
  ): Promise<Asked> {
    const now = this.clock.now();
    const { accountId, email } = request.account;
    const [former] = await this.undo.formerOf(trx, accountId, now);
    const address = former?.address ?? email;
    if (address === null) return success({ sentTo: null, isFormer: false });
    const purpose = `deletion of ${accountId}` as const;
    const { network } = request;
    const issued = await this.passcodes.issue(trx, { address, purpose, network, now });
    if (!issued.ok) return issued;
    await this.outbox.put(trx, {
      template: 'account-deletion-passcode',
      to: address,
      locale: former?.locale ?? request.locale,
      passcode: issued.value,
    });
    return success({ sentTo: maskedAddress(address), isFormer: former !== undefined });
  }
}
