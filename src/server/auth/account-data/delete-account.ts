import type { Kysely, Transaction } from 'kysely';
import { deletionOwner } from '../../../domain/account/former-address.ts';
import type { TooManyRequests } from '../../../domain/failure.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Clock } from '../../clock.ts';
import type { HasTime } from '../../db/in-pieces.ts';
import type { Database } from '../../db/schema.ts';
import type { SubscriptionCloser } from '../../deps.ts';
import type { BearerAccount } from '../../http/bearer.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Logger } from '../../log.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { EmailUndo } from '../email/email-undo.ts';
import type { Passcodes } from '../passcodes/passcodes.ts';
import { tryOwnerPasscode } from '../passcodes/try-passcode.ts';
import { forgetRecoveryKey } from '../recovery/recovery-keys.ts';
import { endEverySignIn } from '../tokens/end-every-sign-in.ts';

/** `unavailable`: the deletion is recorded and will be done, but the card provider cannot be reached right now. */
export type DeleteAccountFailure =
  | { readonly code: 'invalid_login_credentials' | 'unavailable' }
  | TooManyRequests;

/**
 * Deletes an account for its owner, who proves ownership with a fresh passcode if the account has an address: the former
 * address while a change can still be undone, otherwise the current one. All of these addresses are notified. Works in
 * idempotent steps: the request is recorded, the subscription is ended (at the card provider), then the account is emptied.
 * {@link finishAll} completes what was interrupted.
 *
 * Only the bare id remains, for 60 days or as long as bills that tax law requires us to keep refer to it. The address becomes
 * free again.
 */
export class DeleteAccount {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly passcodes: Passcodes,
    private readonly undo: EmailUndo,
    private readonly closer: SubscriptionCloser,
    private readonly outbox: Outbox,
    private readonly log: Logger,
    private readonly limits: Limits,
  ) {}

  async execute(request: {
    readonly account: BearerAccount;
    readonly passcode: string | undefined;
  }): Promise<Result<void, DeleteAccountFailure>> {
    const { passcode } = request;
    const { accountId } = request.account;
    const now = this.clock.now();
    const by = { account: accountId, now, call: `${accountId} ${passcode}` };
    const noted = await tryOwnerPasscode(this.limits, by, (closes) =>
      this.db.transaction().execute((trx) => this.note(trx, { accountId, passcode, now, closes })),
    );
    if (!noted.ok) return noted;
    return (await this.finish(accountId)) ? success(undefined) : failure({ code: 'unavailable' });
  }

  /** Completes interrupted deletions, oldest first, as long as there is time. Failures are logged and retried next time. */
  async finishAll(hasTime: HasTime = () => true): Promise<void> {
    const waiting = await this.db
      .selectFrom('account')
      .select('id')
      .where('deletion_asked_at', 'is not', null)
      .where('deleted_at', 'is', null)
      .orderBy('deletion_asked_at')
      .execute();
    for (const { id } of waiting) {
      if (!hasTime()) return;
      await this.finish(id).catch((err: unknown) =>
        this.log.error({ err }, 'an account could not be deleted'),
      );
    }
  }

  private async note(
    trx: Transaction<Database>,
    request: {
      readonly accountId: string;
      readonly passcode: string | undefined;
      readonly now: number;
      readonly closes: boolean;
    },
  ): Promise<Result<void, DeleteAccountFailure>> {
    const { accountId, now, closes } = request;
    const { email, deletion_asked_at } = await trx
      .selectFrom('account')
      .select(['email', 'deletion_asked_at'])
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (deletion_asked_at !== null) return success(undefined);
    const owner = deletionOwner(email, await this.undo.formerOf(trx, accountId, now));
    if (owner !== null) {
      const checked = await this.passcodes.redeem(trx, {
        address: owner.address,
        purpose: `deletion of ${accountId}`,
        typed: request.passcode ?? '',
        now,
        usable: true,
        closes,
      });
      if (!checked.ok) return checked;
    }
    await trx.updateTable('account').set({ deletion_asked_at: now }).where('id', '=', accountId).execute();
    const who = `account ${accountId}` as const;
    const reason =
      owner === null
        ? 'it has no address'
        : owner.former === null
          ? 'confirmed by passcode'
          : 'confirmed by passcode to the former address';
    await writeAudit(trx, { actor: who, action: 'account-deletion-asked', subject: who, reason }, now);
    return success(undefined);
  }

  private async finish(accountId: string): Promise<boolean> {
    try {
      await this.closer.close(this.db, accountId);
    } catch (error) {
      this.log.error({ err: error }, 'a subscription could not be ended; its account is deleted later');
      return false;
    }
    await this.db.transaction().execute((trx) => this.empty(trx, accountId));
    this.outbox.nudge();
    return true;
  }

  private async empty(trx: Transaction<Database>, accountId: string): Promise<void> {
    const now = this.clock.now();
    const account = await trx
      .selectFrom('account')
      .select(['email', 'locale'])
      .where('id', '=', accountId)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (account === undefined) return;
    const former = await this.undo.formerOf(trx, accountId, now);
    await endEverySignIn(trx, accountId, now);
    await forgetRecoveryKey(trx, accountId);
    await trx
      .updateTable('account')
      .set({ email: null, locale: null, deleted_at: now })
      .where('id', '=', accountId)
      .execute();
    await trx.deleteFrom('authorization_session').where('created_account_id', '=', accountId).execute();
    await trx.deleteFrom('email_change').where('account_id', '=', accountId).execute();
    await trx.deleteFrom('restoration_code').where('account_id', '=', accountId).execute();
    const present = account.email === null ? [] : [{ address: account.email, locale: account.locale }];
    const told = new Map([...present, ...former].map(({ address, locale }) => [address, locale]));
    for (const [to, locale] of told) {
      await this.outbox.put(trx, { template: 'account-deleted', to, locale: locale ?? undefined });
    }
    const subject = `account ${accountId}` as const;
    const reason = 'asked for by its owner';
    await writeAudit(trx, { actor: 'server', action: 'account-deleted', subject, reason }, now);
  }
}
