import { EMPTY } from 'rxjs';
import { HostBridge, type HostBridgeFailure } from '../../application/ports/host-bridge.ts';
import { failure, type Result } from '../../domain/result.ts';

/** {@link HostBridge} where there is none: in a plain browser, in an app too old for it, or when prerendering. */
export class NoHostBridge extends HostBridge {
  readonly present = false;
  readonly authUpdate$ = EMPTY;

  /** @param code the failure of every request */
  constructor(private readonly code: 'not-browser-context' | 'not-ddg-context' | 'bridge-not-supported') {
    super();
  }

  handshake() {
    return this.fail();
  }

  subscriptionDetails() {
    return this.fail();
  }

  featureConfig() {
    return this.fail();
  }

  accessToken() {
    return this.fail();
  }

  notify(): void {}

  private fail(): Promise<Result<never, HostBridgeFailure>> {
    return Promise.resolve(failure({ code: this.code }));
  }
}
