import type {
  ConfirmEmailChangeFailure,
  EmailChangeRequest,
  RequestEmailChangeFailure,
} from '../../application/ports/account-api.ts';
import {
  type LegacyAccount,
  LegacyAuthApi,
  type LegacySignInFailure,
  type SendLoginLinkFailure,
} from '../../application/ports/legacy-auth-api.ts';
import { requireLegacyToken } from '../../domain/account/auth-version.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import type { CallFailure, InvalidToken } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Entitlement } from '../../domain/subscription/feature.ts';
import type { MemoryAuthServer } from './memory-auth-server.ts';
import type { MemoryNetwork } from './memory-network.ts';

/** Version 1 of the in-memory auth server: the same accounts, each with one token. */
export class MemoryLegacyAuthApi extends LegacyAuthApi {
  constructor(
    private readonly server: MemoryAuthServer,
    private readonly entitlementsOf: (account: string) => readonly Entitlement[],
    private readonly network: MemoryNetwork,
  ) {
    super();
  }

  sendLoginLink(request: {
    readonly email: string;
    readonly locale: string;
  }): Promise<Result<void, SendLoginLinkFailure>> {
    return this.network.call('sendLoginLink', () => this.server.mailPasscode(request));
  }

  signIn(request: {
    readonly email: string;
    readonly passcode: string;
  }): Promise<Result<LegacyAccount & { readonly authToken: string }, LegacySignInFailure>> {
    return this.network.call('legacySignIn', () => {
      const account = this.server.proveAddress(request);
      if (!account.ok) return account;
      const authToken = this.server.legacyTokenOf(account.value);
      return success({ externalId: account.value, email: normalizeEmail(request.email), authToken });
    });
  }

  validate(
    authToken: string,
  ): Promise<
    Result<LegacyAccount & { readonly entitlements: readonly Entitlement[] }, InvalidToken | CallFailure>
  > {
    return this.network.call('validate', () => {
      const externalId = this.server.accountOfLegacyToken(authToken);
      if (externalId === null) return failure({ code: 'invalid_token' });
      const email = this.server.emailOf(externalId);
      return success({ externalId, email, entitlements: this.entitlementsOf(externalId) });
    });
  }

  async requestEmailChange(
    authToken: string,
    request: EmailChangeRequest,
  ): Promise<Result<{ readonly hash: string }, RequestEmailChangeFailure>> {
    const token = requireLegacyToken(authToken);
    type Requested = Result<{ readonly hash: string }, RequestEmailChangeFailure>;
    return this.network.call('requestLegacyEmailChange', (): Requested => {
      const account = this.server.accountOfLegacyToken(token);
      return account === null
        ? failure({ code: 'invalid_token' })
        : this.server.emailChanges.request(account, request);
    });
  }

  async confirmEmailChange(
    authToken: string,
    request: { readonly email: string | null; readonly passcode: string; readonly hash: string },
  ): Promise<Result<{ readonly email: string }, ConfirmEmailChangeFailure>> {
    const token = requireLegacyToken(authToken);
    type Confirmed = Result<{ readonly email: string }, ConfirmEmailChangeFailure>;
    return this.network.call('confirmLegacyEmailChange', (): Confirmed => {
      const account = this.server.accountOfLegacyToken(token);
      return account === null
        ? failure({ code: 'invalid_token' })
        : this.server.emailChanges.confirm(account, request, null);
    });
  }
}
