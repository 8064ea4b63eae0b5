import { isAppReturnPath } from '../../domain/subscription/return-route.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { TokenApi } from '../ports/token-api.ts';
import type { AuthVersionOfPage } from './auth-version-of-page.ts';
import type { LegacySession } from './legacy-session.ts';
import type { SessionState } from './session-state.ts';

/**
 * After a purchase in a host app: gives the app a session of its own, once a page, on the routes where it waits for it. It
 * cannot share the page's: a refresh token is good once, and for one client. An app that asks for the first auth service
 * gets that one's token.
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

  async execute(): Promise<void> {
    const { pathname } = this.location.current();
    if (!this.hostApp.present || !isAppReturnPath(pathname)) return;
    if ((await this.version.ofHostApp()) === 'v1') {
      const token = this.legacySession.current?.authToken;
      if (token !== undefined && this.isFirst(pathname)) this.hostApp.notify('setSubscription', { token });
      return;
    }
    this.handing ??= this.handOver(pathname).finally(() => {
      this.handing = null;
    });
    return this.handing;
  }

  private async handOver(pathname: string): Promise<void> {
    if (this.handed === pathname) return;
    const tokens = await this.session.tokens();
    // A session without a refresh token is the app's own, which it has already.
    if (!tokens.ok || !tokens.value.refreshToken) return;
    const given = await this.api.handOver(tokens.value.accessToken);
    // An app drops the message without a word when either token is empty.
    if (!given.ok || !given.value.refreshToken) return;
    const { accessToken, refreshToken } = given.value;
    if (this.isFirst(pathname)) this.hostApp.notify('setAuthTokens', { accessToken, refreshToken });
  }

  private isFirst(pathname: string): boolean {
    const first = this.handed !== pathname;
    this.handed = pathname;
    return first;
  }
}
