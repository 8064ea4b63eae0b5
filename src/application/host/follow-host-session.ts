import { merge } from 'rxjs';
import type { LeftHostSession } from '../account/left-host-session.ts';
import type { TakeHostSession } from '../account/take-host-session.ts';
import type { Connectivity } from '../ports/connectivity.ts';
import type { HostBridge } from '../ports/host-bridge.ts';

/**
 * Keeps the page signed in as the app's user: from the start, and again when the app reports a change or the visitor
 * returns to the page, for example from one of the app's own screens.
 */
export class FollowHostSession {
  constructor(
    private readonly take: TakeHostSession,
    private readonly left: Pick<LeftHostSession, 'start'>,
    private readonly bridge: HostBridge,
    private readonly connectivity: Connectivity,
  ) {}

  /** Asks now, then follows for the lifetime of the page. */
  start(): void {
    this.left.start();
    void this.again();
    merge(this.bridge.authUpdate$, this.connectivity.focus$).subscribe(() => void this.again());
  }

  /** Asks the app once more; see {@link TakeHostSession}. */
  again(): ReturnType<TakeHostSession['execute']> {
    return this.take.execute();
  }
}
