import { isAppReturnPath } from '../../domain/subscription/return-route.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { SessionState } from './session-state.ts';

/** After a purchase in a host app: gives the app the session, once a page, on the routes where it waits for it. */
export class HandTokensToHostApp {
  private handed = '';

  constructor(
    private readonly hostApp: HostApp,
    private readonly session: SessionState,
    private readonly location: PageLocation,
  ) {}

  async execute(): Promise<void> {
    const { pathname } = this.location.current();
    if (!this.hostApp.present || !isAppReturnPath(pathname)) return;
    const tokens = await this.session.tokens();
    // An app drops the message without a word when either token is empty.
    if (!tokens.ok || !tokens.value.accessToken || !tokens.value.refreshToken) return;
    const { accessToken, refreshToken } = tokens.value;
    if (this.handed === pathname) return;
    this.handed = pathname;
    this.hostApp.notify('setAuthTokens', { accessToken, refreshToken });
  }
}
