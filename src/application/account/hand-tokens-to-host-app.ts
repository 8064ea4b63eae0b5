import { readAccessToken, type Tokens } from '../../domain/account/token.ts';
import { opensInApps } from '../../domain/device/host-pages.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { StoredLegacySession } from '../ports/key-value-store.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { TokenApi } from '../ports/token-api.ts';
import type { AuthVersionOfPage } from './auth-version-of-page.ts';
import type { LegacySession } from './legacy-session.ts';
import type { SessionState } from './session-state.ts';

/**
 * Gives the host app a session of its own, with the account's current entitlements. The two cannot share one, because a
 * refresh token can be used once and by one client only. An app that asks for the v1 auth service gets the v1 token, if
 * there is one. Once the app has taken the session, the page gets its access token from the app and keeps no refresh
 * token.
 */
export class HandTokensToHostApp {
  private handed = '';
  private handing: Promise<void> | null = null;

  constructor(
    private readonly hostApp: HostApp,
    private readonly session: SessionState,
    private readonly location: PageLocation,
    private readonly version: AuthVersionOfPage,
    private readonly legacySession: LegacySession,
    private readonly api: TokenApi,
  ) {}

  /** Hands over again, for example after the account changed. */
  again(): Promise<void> {
    this.handed = '';
    return this.execute();
  }

  /** Hands over the page's session once per token; does nothing when nobody is signed in. */
  execute(): Promise<void> {
    this.handing ??= this.handOver().finally(() => {
      this.handing = null;
    });
    return this.handing;
  }

  private async handOver(): Promise<void> {
    // The port sends tokens only on pages that apps open; do not request any elsewhere.
    const { path } = splitPath(this.location.current().pathname);
    if (!this.hostApp.present || !opensInApps(path)) return;
    const legacy = this.legacySession.current;
    if (legacy !== null && (await this.version.ofHostApp()) === 'v1') return this.handOverLegacy(legacy);
    const tokens = await this.session.tokens();
    if (!tokens.ok || tokens.value.accessToken === this.handed) return;
    const given = await this.api.handOver(tokens.value.accessToken);
    // An app silently drops the message when either token is empty.
    if (!given.ok || !given.value.refreshToken) return;
    const { accessToken, refreshToken } = given.value;
    if (!this.isFirst(tokens.value.accessToken)) return;
    this.hostApp.notify('setAuthTokens', { accessToken, refreshToken });
    await this.leaveToHostApp(tokens.value);
  }

  /** If the app could not take the tokens, the page keeps its own; otherwise nobody could sign in. */
  private async leaveToHostApp({ accessToken: own }: Tokens): Promise<void> {
    const answer = await this.hostApp.request('getAuthAccessToken', {});
    const accessToken = answer.ok ? answer.value.accessToken : null;
    if (accessToken === null || accountOf(accessToken) !== accountOf(own)) return;
    this.session.adopt({ accessToken, refreshToken: null });
    this.handed = accessToken;
  }

  /**
   * A session that came from the app, or that it has taken already, is not sent again: that would sign in a visitor who
   * has signed out there.
   */
  private async handOverLegacy(legacy: StoredLegacySession): Promise<void> {
    const { authToken: token, inApp } = legacy;
    if (inApp || !this.isFirst(token)) return;
    this.hostApp.notify('setSubscription', { token });
    if (await this.hasToken(token)) this.legacySession.adopt({ ...legacy, inApp: true });
  }

  private async hasToken(token: string): Promise<boolean> {
    const answers = await Promise.all(
      (['getAccessToken', 'getSubscription'] as const).map((name) => this.hostApp.request(name, {})),
    );
    return answers.some((answer) => answer.ok && answer.value.token === token);
  }

  private isFirst(token: string): boolean {
    const first = this.handed !== token;
    this.handed = token;
    return first;
  }
}

function accountOf(accessToken: string): string | undefined {
  return readAccessToken(accessToken)?.accountId;
}
