import type {
  ConfirmEmailChangeFailure,
  EmailChangeRequest,
  RequestEmailChangeFailure,
} from '../../application/ports/account-api.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { Random } from '../../application/ports/random.ts';
import { encodeBase64Url } from '../../domain/account/base64url.ts';
import {
  addressOfRepeated,
  confirmedEmailChange,
  effectsOfEmailChange,
  emailChangeOf,
  isAddressOfAnother,
  isConfirmable,
  judgeRepeatedConfirmation,
} from '../../domain/account/email-change.ts';
import { isUndoable } from '../../domain/account/former-address.ts';
import { normalizePasscode } from '../../domain/account/passcode.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { accountOf, type MemoryAuthState } from './memory-auth-state.ts';
import type { MemoryMailbox } from './memory-mailbox.ts';
import type { MemoryPasscodes } from './memory-passcodes.ts';
import type { MemoryTokens } from './memory-tokens.ts';

export interface EmailConfirmation {
  readonly email: string | null;
  readonly passcode: string;
  readonly hash: string;
}

/** Address changes, for both versions of the service. */
export class MemoryEmailChanges {
  constructor(
    private readonly state: MemoryAuthState,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly mailbox: MemoryMailbox,
    private readonly passcodes: MemoryPasscodes,
    private readonly tokens: MemoryTokens,
  ) {}

  /** Requests a change of an account's address or, with null, its removal. */
  request(
    account: string,
    { email, locale, key }: EmailChangeRequest,
  ): Result<{ readonly hash: string }, RequestEmailChangeFailure> {
    const change = emailChangeOf(email, this.emailOf(account));
    if (!change.ok) return change;
    const { from, to, address } = change.value;
    const purpose = `email of ${account}`;
    if (!this.passcodes.isSentFor(address, purpose, key)) {
      if (this.isTaken(address, account)) return failure({ code: 'email_address_in_use' });
      const issued = this.passcodes.issue(address, purpose, key);
      if (!issued.ok) return issued;
      this.mailbox.receive({ to: address, locale, passcode: issued.value });
    }
    const hash = encodeBase64Url(this.random.bytes(32));
    this.state.emailChanges[hash] = { account, from, to, askedAt: this.clock.now() };
    return success({ hash });
  }

  /** Carries out a requested change, by the session of `family`; null for a v1 token. */
  confirm(
    account: string,
    { email, passcode, hash }: EmailConfirmation,
    family: string | null,
  ): Result<{ readonly email: string }, ConfirmEmailChangeFailure> {
    const from = this.emailOf(account);
    const asked = this.state.emailChanges[hash];
    const change = confirmedEmailChange(email, from, (to) =>
      asked?.account === account && asked.from === from && asked.to === to ? asked : null,
    );
    const isConfirmed = change?.to === from && change?.request.confirmed !== undefined;
    if (change === null || isConfirmed || !isConfirmable(change.request.askedAt, this.clock.now()))
      return this.answerAgain(account, { email, passcode, hash }, family);
    const { to, address } = change;
    if (this.isTaken(address, account)) return failure({ code: 'email_address_in_use' });
    const redeemed = this.passcodes.redeem(address, `email of ${account}`, passcode, true);
    if (!redeemed.ok) return redeemed;
    const row = this.state.accounts[account];
    if (row !== undefined) row.email = to;
    const { endsOtherSignIns, sessions } = effectsOfEmailChange(change);
    if (endsOtherSignIns) this.tokens.endAll(account, family);
    if (sessions !== null) this.tokens.keepSessions(account, sessions);
    change.request.confirmed = {
      email: address,
      passcode: normalizePasscode(passcode),
      family,
      confirmedAt: this.clock.now(),
    };
    return success({ email: address });
  }

  /** The account's addresses before each change that can be undone, oldest first. */
  formerOf(account: string): readonly { readonly address: string }[] {
    return Object.values(this.state.emailChanges)
      .flatMap(({ account: of, from, to, confirmed }) =>
        of === account && from !== null && from !== to && confirmed !== undefined
          ? [{ address: from, changedAt: confirmed.confirmedAt }]
          : [],
      )
      .filter(({ changedAt }) => isUndoable(changedAt, this.clock.now()))
      .toSorted((one, other) => one.changedAt - other.changedAt);
  }

  /** Answers a retry after a lost response: the same call again, while the account still has the resulting address. */
  private answerAgain(
    account: string,
    { email, passcode, hash }: EmailConfirmation,
    family: string | null,
  ): Result<{ readonly email: string }, ConfirmEmailChangeFailure> {
    const asked = this.state.emailChanges[hash];
    const { confirmed } = asked ?? {};
    const isSameCall =
      asked?.account === account &&
      asked.to === this.emailOf(account) &&
      confirmed?.family === family &&
      addressOfRepeated(email, asked.to, confirmed.email) === confirmed.email;
    if (!isSameCall || confirmed === undefined) return failure({ code: 'invalid_link_signature' });
    const open = this.passcodes.mayTry(confirmed.email);
    if (!open.ok) return open;
    const isSamePasscode = confirmed.passcode === normalizePasscode(passcode);
    const repeated = { confirmedAt: confirmed.confirmedAt, isSamePasscode };
    const judged = judgeRepeatedConfirmation(repeated, this.clock.now());
    if (judged === 'again') return success({ email: confirmed.email });
    return judged === 'wrong'
      ? this.passcodes.refuse(confirmed.email)
      : failure({ code: 'invalid_link_signature' });
  }

  private isTaken(address: string, account: string): boolean {
    return isAddressOfAnother(accountOf(this.state, address), account);
  }

  private emailOf(account: string): string | null {
    return this.state.accounts[account]?.email ?? null;
  }
}
