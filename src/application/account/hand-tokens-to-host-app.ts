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
 * Gives the app that shows the page a session of its own, with what the account is entitled to at this moment. The two cannot
 * share one: a refresh token is good once, and for one client. An app that asks for the first auth service gets that one's
 * token, if there is one. Once it has taken the session, the page asks the app for its token and keeps none to renew.
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

  /** Hands over once more, as after a change of the account. */
  again(): Promise<void> {
    this.handed = '';
    return this.execute();
  }

  /** Hands over what the page has, once for each token of its own; nothing where nobody is signed in. */
  execute(): Promise<void> {
    this.handing ??= this.handOver().finally(() => {
      this.handing = null;
    });
    return this.handing;
  }

  private async handOver(): Promise<void> {
    // The port tells tokens only where they may go; on other pages there is no use in asking for any.
    const { path } = splitPath(this.location.current().pathname);
    if (!this.hostApp.present || !opensInApps(path)) return;
    const legacy = this.legacySession.current;
    if (legacy !== null && (await this.version.ofHostApp()) === 'v1') return this.handOverLegacy(legacy);
    const tokens = await this.session.tokens();
    if (!tokens.ok || tokens.value.accessToken === this.handed) return;
    const given = await this.api.handOver(tokens.value.accessToken);
    // An app drops the message without a word when either token is empty.
    if (!given.ok || !given.value.refreshToken) return;
    const { accessToken, refreshToken } = given.value;
    if (!this.isFirst(tokens.value.accessToken)) return;
    this.hostApp.notify('setAuthTokens', { accessToken, refreshToken });
    await this.leaveToHostApp(tokens.value);
  }

  /** An app that could not take the tokens leaves the page with its own, or nobody could sign in any more. */
  private async leaveToHostApp({ accessToken: own }: Tokens): Promise<void> {
    const answer = await this.hostApp.request('getAuthAccessToken', {});
    const accessToken = answer.ok ? answer.value.accessToken : null;
    if (accessToken === null || accountOf(accessToken) !== accountOf(own)) return;
    this.session.adopt({ accessToken, refreshToken: null });
    this.handed = accessToken;
  }

  /** What the app gave to the page, or has taken from it, is no news to it: told once more, it would sign in who signed out there. */
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
