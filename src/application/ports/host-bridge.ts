import type { Observable } from 'rxjs';
import type { Result } from '../../domain/result.ts';
import type { BillingPeriod } from '../../domain/subscription/billing-period.ts';
import type { HostFailureCode } from '../../domain/subscription/host-status.ts';
import type { SubscriptionStatus } from '../../domain/subscription/status.ts';

/** Why the bridge gave no answer, by the specification's names, section 8. */
export type HostBridgeFailure = { readonly code: HostFailureCode };

/** What an app says about itself when the bridge opens. */
export interface HostHandshake {
  /** May also contain events, and may lack notifications that the app does handle. */
  readonly availableMessages: readonly string[];
  /** As the app names it, such as `ios`; null when it does not say. */
  readonly platform: string | null;
}

/**
 * The visitor's subscription as the app reports it. Times are in milliseconds since the epoch. Every field but the
 * first is null when the app does not provide it, as when nobody is subscribed. Android also reports an expired
 * subscription.
 */
export interface HostSubscriptionDetails {
  readonly isSubscribed: boolean;
  readonly billingPeriod: BillingPeriod | null;
  readonly startedAt: number | null;
  readonly expiresOrRenewsAt: number | null;
  /** The store in which it was bought, as the app names it. */
  readonly paymentPlatform: string | null;
  readonly status: SubscriptionStatus | 'Unknown' | null;
}

/** What a page tells an app on the bridge, by message name. An empty `origin` means none. */
export interface HostBridgeNotifications {
  readonly backToSettings: Readonly<Record<string, never>>;
  /** Opens the app's own screen for restoring a purchase. */
  readonly openSubscriptionActivation: Readonly<Record<string, never>>;
  /** Opens the app's plans, or its upgrade screen; the purchase is attributed to `origin`. */
  readonly openSubscriptionPurchase: { readonly origin?: string };
  readonly openSubscriptionUpgrade: { readonly origin?: string };
}

/**
 * The bridge that our apps open on any page of the site. Host-app reference, section 2.4.
 *
 * Every request opens the bridge first and fails with `not-browser-context`, `not-ddg-context`, `bridge-not-supported`
 * or `error-creating-bridge` when it does not open; then with `host-error` when the app answers with an error,
 * `communication` when fields are missing from its answer, `timeout` after 500 ms for the handshake and 1,200 ms for
 * the others. None rejects.
 */
export abstract class HostBridge {
  /** True where a bridge can be opened, which does not mean that the app answers on it. */
  abstract readonly present: boolean;

  /** Opens the bridge and returns the messages that the app lists. */
  abstract handshake(): Promise<Result<HostHandshake, HostBridgeFailure>>;

  /** Whether the visitor is subscribed, as the app reports it. */
  abstract subscriptionDetails(): Promise<Result<HostSubscriptionDetails, HostBridgeFailure>>;

  /**
   * The app's switches, unchecked; switches that the app does not know are missing, and an empty object is
   * `communication`.
   */
  abstract featureConfig(): Promise<Result<Readonly<Record<string, unknown>>, HostBridgeFailure>>;

  /**
   * The access token of the app's user; null when nobody is signed in. Fails with `not-ddg-context` on a page or origin
   * that may not have a token, as it does outside our apps.
   */
  abstract accessToken(): Promise<Result<{ readonly accessToken: string | null }, HostBridgeFailure>>;

  /** Sends the app a message without waiting for an answer; does nothing when the bridge does not open. Never throws. */
  abstract notify<Name extends keyof HostBridgeNotifications>(
    name: Name,
    params: HostBridgeNotifications[Name],
  ): void;

  /**
   * Emits when the app reports a change of its sign-in state. Not on subscribing, and never when the bridge does not
   * open or the app accepts no listeners.
   */
  abstract readonly authUpdate$: Observable<void>;
}
