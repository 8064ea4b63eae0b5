import type { Observable } from 'rxjs';
import type { MessagingDevice } from '../../domain/device/messaging.ts';
import type { Result } from '../../domain/result.ts';
import type { NativeStore, NativeTierStore } from '../../domain/subscription/native-option.ts';

type Nothing = Readonly<Record<string, never>>;

/** The visitor's experiment, as an app's store counts it. */
interface StoreExperiment {
  readonly name: string;
  readonly cohort: string;
}

/** To a more expensive tier, to a cheaper one, or to another period or store of the same tier. */
type PlanChange = 'upgrade' | 'downgrade' | 'crossgrade';

/**
 * What the page tells a host app, by message name. No text may be empty: apps ignore such a message. Host-app
 * reference, section 2.2.
 */
export interface HostNotifications {
  readonly setAuthTokens: { readonly accessToken: string; readonly refreshToken: string };
  /** The v1 auth service's token, for apps without `useSubscriptionsAuthV2`. */
  readonly setSubscription: { readonly token: string };
  /** Starts a purchase in the app's store; `onPurchaseUpdate` reports the outcome. */
  readonly subscriptionSelected: {
    readonly id: string;
    readonly offerId?: string;
    readonly experiment?: StoreExperiment;
    /** How many days before the end of a trial the app reminds the visitor. */
    readonly scheduleNotification?: { readonly daysBeforeCancel: number };
  };
  /** Starts a change of plan in the app's store. */
  readonly subscriptionChangeSelected: {
    readonly id: string;
    readonly change?: PlanChange;
    readonly offerId?: string;
    readonly experiment?: StoreExperiment;
  };
  /** Opens the app's own screen for restoring a purchase. */
  readonly activateSubscription: Nothing;
  /** Opens a feature's screen: Android apps read `feature`, Apple apps `productFeature`. */
  readonly featureSelected: { readonly feature: string; readonly productFeature: string };
  /** Leaves for the app's settings, which closes the page. */
  readonly backToSettings: Nothing;
  /** The same, right after the subscription was activated. Android only. */
  readonly backToSettingsActivateSuccess: Nothing;
  readonly subscriptionsMonthlyPriceClicked: Nothing;
  readonly subscriptionsYearlyPriceClicked: Nothing;
  readonly subscriptionsUnknownPriceClicked: Nothing;
  readonly subscriptionsAddEmailSuccess: Nothing;
  /** The address is part of the token, which the app then renews. Android only. */
  readonly subscriptionsEditEmailSuccess: Nothing;
  readonly subscriptionsRemoveEmailSuccess: Nothing;
  readonly subscriptionsWelcomeAddEmailClicked: Nothing;
  readonly subscriptionsWelcomeFaqClicked: Nothing;
}

/** What the page requests from a host app, by message name. Host-app reference, section 2.1. */
export interface HostRequests {
  /** The app's switches, unchecked; switches that the app does not know are missing, and an empty object is no answer. */
  readonly getFeatureConfig: { readonly params: Nothing; readonly reply: Readonly<Record<string, unknown>> };
  /** Null when signed out, however the app expresses that. */
  readonly getAuthAccessToken: {
    readonly params: Nothing;
    readonly reply: { readonly accessToken: string | null };
  };
  /** The v1 auth service's token. Null when signed out, however the app expresses that. */
  readonly getAccessToken: { readonly params: Nothing; readonly reply: { readonly token: string | null } };
  /** The same token in apps that sell a subscription with it; it may have expired. */
  readonly getSubscription: { readonly params: Nothing; readonly reply: { readonly token: string | null } };
  /** What the app's store sells; an app that has dropped the message fails with `host-error`. */
  readonly getSubscriptionOptions: { readonly params: Nothing; readonly reply: NativeStore };
  /** The same by tier, in apps whose switch `useGetSubscriptionTierOptions` is on. */
  readonly getSubscriptionTierOptions: { readonly params: Nothing; readonly reply: NativeTierStore };
  /**
   * Reports a payment on the card provider's page; the page proceeds only after the reply. `change` for a change of
   * plan.
   */
  readonly completeStripePayment: {
    readonly params: { readonly change?: PlanChange };
    readonly reply: Nothing;
  };
  /** Android only; no answer when the app lacks it. */
  readonly getUserSettings: {
    readonly params: Nothing;
    readonly reply: { readonly notificationsPermission: 'granted' | 'denied' | 'notDetermined' };
  };
  /** The system prompts the visitor, so the answer may take a minute. Android only. */
  readonly requestNotificationsPermission: {
    readonly params: Nothing;
    readonly reply: { readonly granted: boolean };
  };
}

/** What a host app tells the page unprompted, by message name. Host-app reference, section 2.3. */
export interface HostEvents {
  /**
   * The outcome of a purchase. `completed` is sent after a failed confirmation too, so check. `redirect` leads to the
   * card provider with an access token; an empty one stands for the page's own session.
   */
  readonly onPurchaseUpdate: {
    readonly type: 'completed' | 'canceled' | 'redirect';
    readonly token?: string;
  };
}

/**
 * `not_present` outside a host app, for a message that this page's channel or the apps of this platform do not have,
 * and for a token on a page or origin that may not have one; `timeout` when no answer arrives within the message's
 * limit (`contract/host-messages.ts`), `host-error` when the app answers with an error or rejects the message,
 * `communication` when the answer has the wrong type or is empty.
 */
export type HostFailure = { readonly code: 'not_present' | 'timeout' | 'host-error' | 'communication' };

/** The native app that shows this page, if any. */
export abstract class HostApp {
  /**
   * True when the page runs in a host app that it can talk to. False from then on when `getFeatureConfig` gets an
   * answer that no app would give, such as a stub's `{}`.
   */
  abstract readonly present: boolean;

  /**
   * The platforms whose app this can be: a single one when its messaging or its own answer reveals it; empty without an
   * app. Messages that none of their apps know (`platforms` in `contract/host-messages.ts`) are not sent.
   */
  abstract readonly devices: readonly MessagingDevice[];

  /**
   * Sends the app a message without waiting for an answer; does nothing without an app, or if it does not know the
   * message. Tokens are sent only on the pages and origins that may have them
   * (`domain/subscription/host-token-page.ts`).
   */
  abstract notify<Name extends keyof HostNotifications>(name: Name, params: HostNotifications[Name]): void;

  /**
   * Sends the app a request and waits for its answer. Fails immediately with `not_present` without an app, else with
   * `timeout`, `host-error` or `communication` when it gives no valid answer; never rejects. `late` is called at most
   * once, with a valid answer that arrives after the failure `timeout`.
   */
  abstract request<Name extends keyof HostRequests>(
    name: Name,
    params: HostRequests[Name]['params'],
    late?: (reply: HostRequests[Name]['reply']) => void,
  ): Promise<Result<HostRequests[Name]['reply'], HostFailure>>;

  /**
   * The app's unprompted messages from subscription on; none without an app, or in one that accepts no listeners.
   * Messages of the wrong type are dropped.
   */
  abstract subscribe<Name extends keyof HostEvents>(name: Name): Observable<HostEvents[Name]>;
}
