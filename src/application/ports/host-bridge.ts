import type { Observable } from 'rxjs';
import type { Result } from '../../domain/result.ts';
import type { BillingPeriod } from '../../domain/subscription/billing-period.ts';
import type { HostFailureCode } from '../../domain/subscription/host-status.ts';
import type { SubscriptionStatus } from '../../domain/subscription/status.ts';

/** Why the bridge gave no answer, by the names of the specification, section 8. */
export type HostBridgeFailure = { readonly code: HostFailureCode };

/** What an app says of itself as the bridge opens. */
export interface HostHandshake {
  /** May hold events too, and lack notifications that the app still hears. */
  readonly availableMessages: readonly string[];
  /** As the app names it, such as `ios`; null where it does not tell. */
  readonly platform: string | null;
}

/**
 * The visitor's subscription by the app's own account. Times are in milliseconds since the epoch; all but the first is null
 * where the app does not tell, as it is of nobody's subscription. Android tells it of one that has expired too.
 */
export interface HostSubscriptionDetails {
  readonly isSubscribed: boolean;
  readonly billingPeriod: BillingPeriod | null;
  readonly startedAt: number | null;
  readonly expiresOrRenewsAt: number | null;
  /** The store that it was bought in, as the app names it. */
  readonly paymentPlatform: string | null;
  readonly status: SubscriptionStatus | 'Unknown' | null;
}

/** What a page tells an app on the bridge, by message name. An empty `origin` is none. */
export interface HostBridgeNotifications {
  readonly backToSettings: Readonly<Record<string, never>>;
  /** Opens the app's own way to restore a purchase. */
  readonly openSubscriptionActivation: Readonly<Record<string, never>>;
  /** Opens the app's plans, or its way to a higher tier; `origin` is what the purchase is counted under. */
  readonly openSubscriptionPurchase: { readonly origin?: string };
  readonly openSubscriptionUpgrade: { readonly origin?: string };
}

/**
 * The bridge that our apps open on any page of the site. Host-app reference, section 2.4.
 *
 * Every question opens the bridge first and fails with `not-browser-context`, `not-ddg-context`, `bridge-not-supported` or
 * `error-creating-bridge` when it does not open; then with `host-error` when the app answers with an error, `communication`
 * when its answer lacks its fields, `timeout` after 500 ms for the handshake and 1,200 ms for the others. None rejects.
 */
export abstract class HostBridge {
  /** True where a bridge can be opened; that does not mean that the app answers on it. */
  abstract readonly present: boolean;

  /** Opens the bridge and gives the messages that the app says it has. */
  abstract handshake(): Promise<Result<HostHandshake, HostBridgeFailure>>;

  /** Whether the visitor is subscribed, by the app's own account. */
  abstract subscriptionDetails(): Promise<Result<HostSubscriptionDetails, HostBridgeFailure>>;

  /** The app's switches, unchecked; those that the app does not know are missing, and none at all is `communication`. */
  abstract featureConfig(): Promise<Result<Readonly<Record<string, unknown>>, HostBridgeFailure>>;

  /**
   * The access token of whoever is signed in to the app; null for nobody. On a page or origin that gets no token it fails
   * with `not-ddg-context`, as where no app of ours is.
   */
  abstract accessToken(): Promise<Result<{ readonly accessToken: string | null }, HostBridgeFailure>>;

  /** Tells the app something and waits for no answer; nothing happens where the bridge does not open. Never throws. */
  abstract notify<Name extends keyof HostBridgeNotifications>(
    name: Name,
    params: HostBridgeNotifications[Name],
  ): void;

  /**
   * Emits when the app says that its sign-in state has changed. Not on subscribing, and never where the bridge does not
   * open or the app lets nobody listen.
   */
  abstract readonly authUpdate$: Observable<void>;
}
