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

/** The message by which a browser says whose token it has. Host-app reference, section 2.4. */
const message = 'getAuthAccessToken';

/**
 * Signs a page in as whoever is signed in to the browser of ours that shows it, and out with them. Who signed in on the page
 * itself stays who they are, and who signed out there stays out. Inside an app there is another way:
 * `TakeHostSession`.
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

  /** Asks now, then whenever that may have changed, for the life of the page. */
  start(): void {
    if (this.hostApp.present || !this.bridge.present) return;
    this.left.start();
    void this.again();
    merge(this.bridge.authUpdate$, this.connectivity.focus$).subscribe(() => void this.again());
  }

  /** Asks once more, once at a time. The session is settled after it, see {@link SessionState.settle}. */
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
    // Somebody may have signed in on the page meanwhile.
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

  /** Whether who is signed in here, or nobody, is the visitor's own doing. */
  private get isOwn(): boolean {
    const { current } = this.session;
    const hasLeft = current.kind === 'signed-out' && current.reason !== 'none';
    return hasLeft || Boolean(this.store.read('session')?.refreshToken);
  }
}
