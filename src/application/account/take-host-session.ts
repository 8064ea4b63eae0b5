import type { CallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { isAppReturnPath } from '../../domain/subscription/return-route.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { HostApp, HostFailure } from '../ports/host-app.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { LegacyAuthApi } from '../ports/legacy-auth-api.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { AuthVersionOfPage } from './auth-version-of-page.ts';
import type { CreateAccount } from './create-account.ts';
import type { LegacySession } from './legacy-session.ts';
import type { Account, SessionState } from './session-state.ts';

/** `signed_out` when nobody is signed in to the app, or its token is no longer good. */
export type TakeHostSessionFailure = { readonly code: 'signed_out' } | HostFailure | CallFailure;

/**
 * Signs this page in as whoever is signed in to the host app, by the token of the auth version that the app speaks, and out
 * when the session it has was the app's and nobody is signed in there any more.
 */
export class TakeHostSession {
  private underWay: Promise<Result<Account, TakeHostSessionFailure>> | null = null;

  constructor(
    private readonly hostApp: HostApp,
    private readonly version: AuthVersionOfPage,
    private readonly session: SessionState,
    private readonly legacy: LegacyAuthApi,
    private readonly legacySession: LegacySession,
    private readonly createAccount: CreateAccount,
    private readonly store: KeyValueStore,
    private readonly location: PageLocation,
    private readonly reporter: ErrorReporter,
  ) {}

  /** Asks the app, once at a time. */
  execute(): Promise<Result<Account, TakeHostSessionFailure>> {
    this.underWay ??= this.ask().finally(() => {
      this.underWay = null;
      this.session.settle();
    });
    return this.underWay;
  }

  private async ask(): Promise<Result<Account, TakeHostSessionFailure>> {
    if (!this.hostApp.present) return failure({ code: 'not_present' });
    // What was just bought is this page's until the app has got it.
    const kept = this.store.read('session');
    if (kept?.refreshToken && isAppReturnPath(this.location.current().pathname)) {
      return failure({ code: 'signed_out' });
    }
    const taken = (await this.version.forSigningIn()) === 'v1' ? await this.takeLegacy() : await this.take();
    const isOver = !taken.ok && taken.error.code === 'signed_out';
    if (isOver && kept !== null && kept.refreshToken === null) this.session.end('signed_out');
    if (!taken.ok && !isOver) this.reporter.report('subscription.hostSession', { code: taken.error.code });
    return taken;
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
