import { readAccessToken } from '../../domain/account/token.ts';
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
import type { LeftHostSession } from './left-host-session.ts';
import type { LegacySession } from './legacy-session.ts';
import type { Account, SessionState } from './session-state.ts';

/** `signed_out` when nobody is signed in to the app, or its token is no longer valid. */
export type TakeHostSessionFailure = { readonly code: 'signed_out' } | HostFailure | CallFailure;

/**
 * Signs this page in as the app's user, with the token of the auth version that the app uses. Signs it out when its
 * session came from the app and nobody is signed in there any more.
 */
export class TakeHostSession {
  private underWay: Promise<Result<Account, TakeHostSessionFailure>> | null = null;

  constructor(
    private readonly hostApp: HostApp,
    private readonly version: AuthVersionOfPage,
    private readonly session: SessionState,
    private readonly legacy: LegacyAuthApi,
    private readonly legacySession: LegacySession,
    private readonly left: Pick<LeftHostSession, 'has'>,
    private readonly createAccount: CreateAccount,
    private readonly store: KeyValueStore,
    private readonly location: PageLocation,
    private readonly reporter: ErrorReporter,
  ) {}

  /** Asks the app; concurrent calls share one request. */
  execute(): Promise<Result<Account, TakeHostSessionFailure>> {
    this.underWay ??= this.ask().finally(() => {
      this.underWay = null;
      this.session.settle();
    });
    return this.underWay;
  }

  private async ask(): Promise<Result<Account, TakeHostSessionFailure>> {
    if (!this.hostApp.present) return failure({ code: 'not_present' });
    // After a purchase the session stays this page's own until the app has received it, even for the account that the
    // app named.
    const kept = this.store.read('session');
    const hasBought = isAppReturnPath(this.location.current().pathname);
    if (hasBought && kept?.refreshToken) return failure({ code: 'signed_out' });
    const taken = await this.take();
    const isOver = !taken.ok && taken.error.code === 'signed_out';
    // Another of the app's pages may have learnt of it while the browser kept this one in memory.
    const isTheApps =
      kept === null
        ? this.session.current.kind === 'signed-in'
        : kept.refreshToken === null || this.legacySession.current?.inApp === true;
    if (isOver && !hasBought && isTheApps) this.session.end('signed_out');
    // A page that may not ask for a token, such as account removal, has asked nobody.
    const isFailure = !taken.ok && !isOver && taken.error.code !== 'not_present';
    if (isFailure) this.reporter.report('subscription.hostSession', { code: taken.error.code });
    return taken;
  }

  /** Requests token and switches in parallel, so that an unresponsive app costs one timeout only. */
  private async take(): Promise<Result<Account, TakeHostSessionFailure>> {
    const version = this.version.forSigningIn();
    const answer = await this.hostApp.request('getAuthAccessToken', {});
    const accessToken = answer.ok ? answer.value.accessToken : null;
    // The app keeps the refresh token to itself: once this token expires, `RenewTokens` asks the app again.
    if (accessToken !== null) {
      return (await this.left.has(accessToken))
        ? failure({ code: 'signed_out' })
        : this.session.adopt({ accessToken, refreshToken: null });
    }
    if (!answer.ok && answer.error.code === 'timeout') return answer;
    if ((await version) === 'v1') return this.takeLegacy();
    return answer.ok ? failure({ code: 'signed_out' }) : answer;
  }

  private async takeLegacy(): Promise<Result<Account, TakeHostSessionFailure>> {
    const token = await this.legacyToken();
    if (!token.ok) return token;
    if (token.value === null || (await this.left.has(token.value))) return failure({ code: 'signed_out' });
    const linked = this.linkedBefore(token.value);
    if (linked !== null) return success(linked);
    const valid = await this.legacy.validate(token.value);
    if (!valid.ok) {
      return failure(valid.error.code === 'invalid_token' ? { code: 'signed_out' } : valid.error);
    }
    const { externalId, email } = valid.value;
    this.legacySession.adopt({ authToken: token.value, externalId, email, inApp: true });
    return this.createAccount.execute(token.value);
  }

  /**
   * The account that this token was linked to before, on this or an earlier page: each link starts a separate session
   * on the service.
   */
  private linkedBefore(authToken: string): Account | null {
    const legacy = this.legacySession.current;
    const claims = readAccessToken(this.store.read('session')?.accessToken ?? '');
    if (legacy?.authToken !== authToken || claims?.accountId !== legacy.externalId) return null;
    if (legacy.inApp === undefined) this.legacySession.adopt({ ...legacy, inApp: true });
    return { id: claims.accountId, email: claims.email };
  }

  /** Some of these apps name the token after the subscription that they sell with it. */
  private async legacyToken(): Promise<Result<string | null, HostFailure>> {
    const answer = await this.hostApp.request('getAccessToken', {});
    if (answer.ok && answer.value.token !== null) return success(answer.value.token);
    const second = await this.hostApp.request('getSubscription', {});
    if (second.ok) return success(second.value.token);
    return answer.ok ? success(null) : answer;
  }
}
