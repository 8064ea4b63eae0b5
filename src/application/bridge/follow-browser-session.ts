import { merge } from 'rxjs';
import { failure } from '../../domain/result.ts';
import { hostStatusOfFailure } from '../../domain/subscription/host-status.ts';
import type { LeftHostSession } from '../account/left-host-session.ts';
import type { SessionState } from '../account/session-state.ts';
import type { Connectivity } from '../ports/connectivity.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { HostBridge } from '../ports/host-bridge.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';

/** The message by which a browser shares its user's token. Host-app reference, section 2.4. */
const message = 'getAuthAccessToken';

/**
 * Signs a page in and out together with our own browser that shows it. A visitor who signed in on the page itself stays
 * signed in, and one who signed out there stays signed out. Inside an app, `TakeHostSession` does this.
 */
export class FollowBrowserSession {
  private underWay: Promise<void> | null = null;

  constructor(
    private readonly hostApp: Pick<HostApp, 'present'>,
    private readonly bridge: HostBridge,
    private readonly session: SessionState,
    private readonly left: LeftHostSession,
    private readonly store: KeyValueStore,
    private readonly connectivity: Connectivity,
    private readonly reporter: ErrorReporter,
  ) {}

  /** Asks now, and again whenever the answer may have changed, for the lifetime of the page. */
  start(): void {
    if (this.hostApp.present || !this.bridge.present) return;
    this.left.start();
    void this.again();
    merge(this.bridge.authUpdate$, this.connectivity.focus$).subscribe(() => void this.again());
  }

  /** Asks again; concurrent calls share one request. The session is settled afterwards, see {@link SessionState.settle}. */
  again(): Promise<void> {
    this.underWay ??= this.ask().finally(() => {
      this.underWay = null;
      this.session.settle();
    });
    return this.underWay;
  }

  private async ask(): Promise<void> {
    if (this.isOwn) return;
    const answer = await this.token();
    if (!answer.ok) {
      if (hostStatusOfFailure(answer.error.code) === 'ERROR')
        this.reporter.report('subscription.hostSession', { code: answer.error.code });
      return;
    }
    const given = answer.value.accessToken;
    const accessToken = given !== null && (await this.left.has(given)) ? null : given;
    // The visitor may have signed in on the page meanwhile.
    if (this.isOwn) return;
    if (accessToken !== null) this.session.adopt({ accessToken, refreshToken: null });
    else if (this.store.read('session') !== null) this.session.end('none');
  }

  private async token() {
    const handshake = await this.bridge.handshake();
    if (!handshake.ok) return handshake;
    return handshake.value.availableMessages.includes(message)
      ? this.bridge.accessToken()
      : failure({ code: 'unsupported-message' as const });
  }

  /** Whether the session, or its absence, is the visitor's own doing on this page. */
  private get isOwn(): boolean {
    const { current } = this.session;
    const hasLeft = current.kind === 'signed-out' && current.reason !== 'none';
    return hasLeft || Boolean(this.store.read('session')?.refreshToken);
  }
}
