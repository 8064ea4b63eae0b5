import type { Observable } from 'rxjs';
import type { Result } from '../../domain/result.ts';
import type { HostFailureCode } from '../../domain/subscription/host-status.ts';

/** Why the bridge gave no answer, by the names of the specification, section 8. */
export type HostBridgeFailure = { readonly code: HostFailureCode };

/**
 * The bridge that our apps open on any page of the site. No transport of theirs ends a wait by itself, and neither does
 * this port: who asks sets the limit. Host-app reference, section 2.4.
 *
 * Every call opens the bridge first and fails with `not-browser-context`, `not-ddg-context`, `bridge-not-supported` or
 * `error-creating-bridge` when it does not open; then with `host-error` when the app answers with an error,
 * `communication` when its answer lacks its fields. None rejects.
 */
export abstract class HostBridge {
  /** Opens the bridge and gives the messages that the app says it has; it may hold more than requests. */
  abstract handshake(): Promise<Result<{ readonly availableMessages: readonly string[] }, HostBridgeFailure>>;

  /** Whether the visitor is subscribed, by the app's own account. */
  abstract subscriptionDetails(): Promise<Result<{ readonly isSubscribed: boolean }, HostBridgeFailure>>;

  /** The app's switches, unchecked; those that the app does not know are missing. */
  abstract featureConfig(): Promise<Result<Readonly<Record<string, unknown>>, HostBridgeFailure>>;

  /**
   * Emits when the app says that its sign-in state has changed. Not on subscribing, and never where the bridge does not
   * open. Fails only with what an app throws that refuses to be listened to.
   */
  abstract readonly authUpdate$: Observable<void>;
}
