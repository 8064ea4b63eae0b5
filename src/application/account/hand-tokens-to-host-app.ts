import { isAppReturnPath } from '../../domain/subscription/return-route.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { AuthVersionOfPage } from './auth-version-of-page.ts';
import type { LegacySession } from './legacy-session.ts';
import type { SessionState } from './session-state.ts';

/**
 * After a purchase in a host app: gives the app the session, once a page, on the routes where it waits for it. An app
 * that asks for the first auth service gets that one's token.
 */
export class HandTokensToHostApp {
  private handed = '';

  constructor(
    private readonly hostApp: HostApp,
    private readonly session: SessionState,
    private readonly location: PageLocation,
    private readonly version: AuthVersionOfPage,
    private readonly legacySession: LegacySession,
  ) {}

  async execute(): Promise<void> {
    const { pathname } = this.location.current();
    if (!this.hostApp.present || !isAppReturnPath(pathname)) return;
    if ((await this.version.ofHostApp()) === 'v1') {
      const token = this.legacySession.current?.authToken;
      if (token !== undefined && this.isFirst(pathname)) this.hostApp.notify('setSubscription', { token });
      return;
    }
    const tokens = await this.session.tokens();
    // An app drops the message without a word when either token is empty.
    if (!tokens.ok || !tokens.value.accessToken || !tokens.value.refreshToken) return;
    const { accessToken, refreshToken } = tokens.value;
    if (this.isFirst(pathname)) this.hostApp.notify('setAuthTokens', { accessToken, refreshToken });
  }

  private isFirst(pathname: string): boolean {
    const first = this.handed !== pathname;
    this.handed = pathname;
    return first;
  }
}
