import type { CallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { HostApp, HostFailure } from '../ports/host-app.ts';
import type { LegacyAuthApi } from '../ports/legacy-auth-api.ts';
import type { AuthVersionOfPage } from './auth-version-of-page.ts';
import type { CreateAccount } from './create-account.ts';
import type { LegacySession } from './legacy-session.ts';
import type { Account, SessionState } from './session-state.ts';

/** `signed_out` when nobody is signed in to the app, or its token is no longer good. */
export type TakeHostSessionFailure = { readonly code: 'signed_out' } | HostFailure | CallFailure;

/** Signs this page in as whoever is signed in to the host app, by the token of the auth version that the app speaks. */
export class TakeHostSession {
  constructor(
    private readonly hostApp: HostApp,
    private readonly version: AuthVersionOfPage,
    private readonly session: SessionState,
    private readonly legacy: LegacyAuthApi,
    private readonly legacySession: LegacySession,
    private readonly createAccount: CreateAccount,
  ) {}

  async execute(): Promise<Result<Account, TakeHostSessionFailure>> {
    if (!this.hostApp.present) return failure({ code: 'not_present' });
    return (await this.version.forSigningIn()) === 'v1' ? this.takeLegacy() : this.take();
  }

  private async take(): Promise<Result<Account, TakeHostSessionFailure>> {
    const answer = await this.hostApp.request('getAuthAccessToken', {});
    if (!answer.ok) return answer;
    const { accessToken } = answer.value;
    // The app keeps the refresh token to itself: once this token is over, `RenewTokens` asks it again.
    return accessToken === null
      ? failure({ code: 'signed_out' })
      : this.session.adopt({ accessToken, refreshToken: null });
  }

  private async takeLegacy(): Promise<Result<Account, TakeHostSessionFailure>> {
    const answer = await this.hostApp.request('getAccessToken', {});
    if (!answer.ok) return answer;
    const { token } = answer.value;
    if (token === null) return failure({ code: 'signed_out' });
    const valid = await this.legacy.validate(token);
    if (!valid.ok) {
      return failure(valid.error.code === 'invalid_token' ? { code: 'signed_out' } : valid.error);
    }
    this.legacySession.adopt({ ...valid.value, authToken: token });
    const linked = await this.createAccount.execute(token);
    return linked.ok ? success(linked.value) : linked;
  }
}
