import type {
  ConfirmEmailChangeFailure,
  RequestEmailChangeFailure,
} from '../../application/ports/account-api.ts';
import type { Clock } from '../../application/ports/clock.ts';
import {
  type LegacyAccount,
  LegacyAuthApi,
  type LegacySignInFailure,
  type SendLoginLinkFailure,
} from '../../application/ports/legacy-auth-api.ts';
import type { Random } from '../../application/ports/random.ts';
import { requireLegacyToken } from '../../domain/account/auth-version.ts';
import { isEmail, normaliseEmail } from '../../domain/account/email.ts';
import type { CallFailure, InvalidToken } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Entitlement } from '../../domain/subscription/feature.ts';
import type { MemoryMailbox } from './memory-mailbox.ts';
import type { MemoryNetwork } from './memory-network.ts';
import { MemoryPasscodes } from './memory-passcodes.ts';

interface Row {
  email: string | null;
  readonly authToken: string;
  readonly entitlements: readonly Entitlement[];
}

/** The first auth service, with accounts of its own: one token for each, and passcodes by mail. */
export class MemoryLegacyAuthApi extends LegacyAuthApi {
  private readonly accounts = new Map<string, Row>();
  private readonly changes = new Map<string, { readonly externalId: string; readonly email: string }>();
  private readonly passcodes: MemoryPasscodes;

  constructor(
    clock: Clock,
    private readonly random: Random,
    private readonly mailbox: MemoryMailbox,
    private readonly network: MemoryNetwork,
  ) {
    super();
    this.passcodes = new MemoryPasscodes({}, clock, random);
  }

  /** Adds an account and gives its id and token. */
  addAccount(email: string | null, entitlements: readonly Entitlement[] = []) {
    const externalId = this.random.uuid();
    const authToken = this.random.uuid();
    this.accounts.set(externalId, { email, authToken, entitlements });
    return { externalId, authToken };
  }

  sendLoginLink(request: {
    readonly email: string;
    readonly locale: string;
  }): Promise<Result<void, SendLoginLinkFailure>> {
    return this.network.call('sendLoginLink', (): Result<void, SendLoginLinkFailure> => {
      const to = normaliseEmail(request.email);
      if (!isEmail(to)) return failure({ code: 'invalid_email_address' });
      const issued = this.passcodes.issue(to, 'sign-in');
      if (!issued.ok) return issued;
      const passcode = this.byEmail(to) === null ? null : issued.value;
      this.mailbox.receive({ to, locale: request.locale, passcode });
      return success(undefined);
    });
  }

  signIn(request: {
    readonly email: string;
    readonly passcode: string;
  }): Promise<Result<LegacyAccount & { readonly authToken: string }, LegacySignInFailure>> {
    return this.network.call('legacySignIn', () => {
      const email = normaliseEmail(request.email);
      const found = this.byEmail(email);
      const redeemed = this.passcodes.redeem(email, 'sign-in', request.passcode, found !== null);
      if (!redeemed.ok) return redeemed;
      if (found === null) return failure({ code: 'invalid_login_credentials' });
      const [externalId, { authToken }] = found;
      return success({ externalId, email, authToken });
    });
  }

  validate(
    authToken: string,
  ): Promise<
    Result<LegacyAccount & { readonly entitlements: readonly Entitlement[] }, InvalidToken | CallFailure>
  > {
    return this.network.call('validate', () => {
      const found = this.byToken(authToken);
      if (found === null) return failure({ code: 'invalid_token' });
      const [externalId, { email, entitlements }] = found;
      return success({ externalId, email, entitlements });
    });
  }

  async requestEmailChange(
    authToken: string,
    request: { readonly email: string; readonly locale: string },
  ): Promise<Result<{ readonly hash: string }, RequestEmailChangeFailure>> {
    const token = requireLegacyToken(authToken);
    return this.network.call(
      'requestLegacyEmailChange',
      (): Result<{ readonly hash: string }, RequestEmailChangeFailure> => {
        const found = this.byToken(token);
        if (found === null) return failure({ code: 'invalid_token' });
        const email = normaliseEmail(request.email);
        if (!isEmail(email)) return failure({ code: 'invalid_email_address' });
        const [externalId] = found;
        if ((this.byEmail(email)?.[0] ?? externalId) !== externalId)
          return failure({ code: 'email_address_in_use' });
        const issued = this.passcodes.issue(email, `email of ${externalId}`);
        if (!issued.ok) return issued;
        this.mailbox.receive({ to: email, locale: request.locale, passcode: issued.value });
        const hash = this.random.uuid();
        this.changes.set(hash, { externalId, email });
        return success({ hash });
      },
    );
  }

  async confirmEmailChange(
    authToken: string,
    request: { readonly email: string; readonly passcode: string; readonly hash: string },
  ): Promise<Result<{ readonly email: string }, ConfirmEmailChangeFailure>> {
    const token = requireLegacyToken(authToken);
    return this.network.call(
      'confirmLegacyEmailChange',
      (): Result<{ readonly email: string }, ConfirmEmailChangeFailure> => {
        const found = this.byToken(token);
        if (found === null) return failure({ code: 'invalid_token' });
        const [externalId, row] = found;
        const email = normaliseEmail(request.email);
        const change = this.changes.get(request.hash);
        if (change?.externalId !== externalId || change.email !== email)
          return failure({ code: 'invalid_link_signature' });
        const redeemed = this.passcodes.redeem(email, `email of ${externalId}`, request.passcode, true);
        if (!redeemed.ok) return redeemed;
        row.email = email;
        return success({ email });
      },
    );
  }

  private byEmail(email: string) {
    return [...this.accounts].find(([, row]) => row.email === email) ?? null;
  }

  private byToken(authToken: string) {
    return [...this.accounts].find(([, row]) => row.authToken === authToken) ?? null;
  }
}
