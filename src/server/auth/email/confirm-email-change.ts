import type { Kysely, Transaction } from 'kysely';
import { authPagePaths } from '../../../contract/auth.ts';
import { maskedAddress } from '../../../domain/account/email.ts';
import {
  confirmedEmailChange,
  effectsOfEmailChange,
  isAddressOfAnother,
} from '../../../domain/account/email-change.ts';
import type { TooManyRequests } from '../../../domain/failure.ts';
import { negotiate } from '../../../domain/locale/published-locale.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { AddressRecord } from '../../deps.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Passcodes } from '../passcodes/passcodes.ts';
import { tryOwnerPasscode } from '../passcodes/try-passcode.ts';
import { endEverySignIn } from '../tokens/end-every-sign-in.ts';
import { isSignedIn } from '../tokens/hold-signed-in.ts';
import { keepSessionsUntil, shortenSessions } from '../tokens/keep-sessions.ts';
import type { Confirmation as Call, ConfirmedEmailChanges } from './confirmed-email-changes.ts';
import type { EmailLink } from './email-link.ts';
import type { EmailUndo } from './email-undo.ts';

export type ConfirmEmailChangeFailure =
  | {
      readonly code:
        | 'invalid_login_credentials'
        | 'invalid_link_signature'
        | 'email_address_in_use'
        | 'invalid_token';
    }
  | TooManyRequests;

type Outcome = Result<{ readonly email: string }, ConfirmEmailChangeFailure>;

interface Confirmation extends Call {
  readonly locale: string | undefined;
}

/**
 * Carries out a requested email change, given the request's hash and the mailed passcode. The response contains the address
 * that was set or, for a removal, the removed one. The former address, if any, is notified with a link to undo the change,
 * and every other session of the account ends. A call repeated because its response was lost gets the same response without
 * further effect.
 */
export class ConfirmEmailChange {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly passcodes: Passcodes,
    private readonly link: EmailLink,
    private readonly undo: EmailUndo,
    private readonly confirmed: ConfirmedEmailChanges,
    private readonly outbox: Outbox,
    private readonly addresses: AddressRecord,
    private readonly publicUrl: string,
    private readonly limits: Limits,
  ) {}

  execute(confirmation: Confirmation): Promise<Outcome> {
    const { account, email, passcode, hash } = confirmation;
    const call = [account.accountId, email, passcode, hash].join(' ');
    const by = { account: account.accountId, now: this.clock.now(), call };
    return tryOwnerPasscode(this.limits, by, (closes) => this.confirm(confirmation, closes));
  }

  private async confirm(confirmation: Confirmation, closes: boolean): Promise<Outcome> {
    try {
      const done = await this.db.transaction().execute((trx) => this.change(trx, confirmation, closes));
      if (done.ok) this.outbox.nudge();
      return done;
    } catch (error) {
      if (isUniqueViolation(error)) return failure({ code: 'email_address_in_use' });
      throw error;
    }
  }

  private async change(
    trx: Transaction<Database>,
    confirmation: Confirmation,
    closes: boolean,
  ): Promise<Outcome> {
    const now = this.clock.now();
    const { accountId } = confirmation.account;
    const account = await trx
      .selectFrom('account')
      .select(['email', 'locale'])
      .where('id', '=', accountId)
      .where('deletion_asked_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    // The account was signed out everywhere or deleted since the token was verified. Its passcode is gone, so this is no wrong try.
    if (account === undefined || !(await isSignedIn(trx, confirmation.account)))
      return failure({ code: 'invalid_token' });
    const { email: from, locale: formerLocale } = account;
    const openFor = (to: string | null) => this.link.open(confirmation.hash, { accountId, from, to }, now);
    const change = confirmedEmailChange(confirmation.email ?? null, from, openFor);
    // An unchanged address leaves the link valid, so a repetition is recognized by the call itself.
    const repeated =
      change === null || change.to === from
        ? await this.answerAgain(trx, confirmation, from, { now, closes })
        : null;
    if (repeated !== null) return repeated;
    if (change === null) return failure({ code: 'invalid_link_signature' });
    const { to, address, request: link } = change;

    const owner = await trx
      .selectFrom('account')
      .select('id')
      .where('email', '=', address)
      .executeTakeFirst();
    if (isAddressOfAnother(owner?.id, accountId)) return failure({ code: 'email_address_in_use' });
    const checked = await this.passcodes.redeem(trx, {
      address,
      purpose: `email of ${accountId}`,
      typed: confirmation.passcode,
      now,
      usable: true,
      closes,
    });
    if (!checked.ok) return checked;
    const told = confirmation.locale === undefined ? link.locale : negotiate([confirmation.locale]);
    const locale = told ?? formerLocale;
    await trx.updateTable('account').set({ email: to, locale }).where('id', '=', accountId).execute();
    await this.addresses.noteAddress(trx, accountId, now);
    const { kind, endsOtherSignIns, sessions } = effectsOfEmailChange(change);
    if (from !== null && endsOtherSignIns) {
      // In the former language: the current one may be that of somebody who took over the account.
      const former = { address: from, locale: formerLocale ?? locale };
      await this.tellFormer(trx, { accountId, former, to, now });
      await endEverySignIn(trx, accountId, now, confirmation.account);
    }
    if (sessions !== null) {
      const bound = sessions.live === 'at least' ? keepSessionsUntil : shortenSessions;
      await bound(trx, accountId, now + sessions.lifetime);
    }
    await this.confirmed.note(trx, confirmation, change, now);
    const who = `account ${accountId}` as const;
    const action = `email-${kind}` as const;
    await writeAudit(trx, { actor: who, action, subject: who, reason: 'confirmed by passcode' }, now);
    return success({ email: address });
  }

  /** Null when this is not a repeated call. */
  private async answerAgain(
    trx: Transaction<Database>,
    confirmation: Confirmation,
    current: string | null,
    attempt: { readonly now: number; readonly closes: boolean },
  ): Promise<Outcome | null> {
    const repeated = await this.confirmed.judge(trx, confirmation, current, attempt.now);
    if (repeated.judged === 'again') return success({ email: repeated.address });
    return repeated.judged === 'wrong' ? this.passcodes.refuse(trx, 'wrong', attempt) : null;
  }

  private async tellFormer(
    trx: Transaction<Database>,
    change: {
      readonly accountId: string;
      readonly former: { readonly address: string; readonly locale: string | null };
      readonly to: string | null;
      readonly now: number;
    },
  ): Promise<void> {
    const { accountId, former, to, now } = change;
    const token = await this.undo.note(trx, accountId, former, now);
    await this.outbox.put(trx, {
      template: 'address-changed',
      to: former.address,
      locale: former.locale ?? undefined,
      newAddressHint: to === null ? null : maskedAddress(to),
      undoUrl: `${this.publicUrl}${authPagePaths.undoEmailChange}?token=${token}`,
    });
  }
}
