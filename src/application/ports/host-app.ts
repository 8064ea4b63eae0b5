import type { Observable } from 'rxjs';
import type { MessagingDevice } from '../../domain/device/messaging.ts';
import type { Result } from '../../domain/result.ts';
import type { NativeStore, NativeTierStore } from '../../domain/subscription/native-option.ts';

type Nothing = Readonly<Record<string, never>>;

/** The experiment that a visitor takes part in, as an app's store counts it. */
interface StoreExperiment {
  readonly name: string;
  readonly cohort: string;
}

/** From a cheaper tier to a dearer one, the other way round, or to another period or store of the same tier. */
type PlanChange = 'upgrade' | 'downgrade' | 'crossgrade';

/** What the page tells a host app, by message name. No text in it may be empty: apps ignore such a message. Host-app reference, section 2.2. */
export interface HostNotifications {
  readonly setAuthTokens: { readonly accessToken: string; readonly refreshToken: string };
  /** The first auth service's token, for apps that do not have `useSubscriptionsAuthV2`. */
  readonly setSubscription: { readonly token: string };
  /** Starts a purchase in the app's store; `onPurchaseUpdate` reports the outcome. */
  readonly subscriptionSelected: {
    readonly id: string;
    readonly offerId?: string;
    readonly experiment?: StoreExperiment;
    /** How many days before a trial ends the app reminds of it. */
    readonly scheduleNotification?: { readonly daysBeforeCancel: number };
  };
  /** Starts a change of plan in the app's store. */
  readonly subscriptionChangeSelected: {
    readonly id: string;
    readonly change?: PlanChange;
    readonly offerId?: string;
    readonly experiment?: StoreExperiment;
  };
  /** Opens the app's own way to restore a purchase. */
  readonly activateSubscription: Nothing;
  /** Opens a feature's screen: Android's apps read `feature`, Apple's `productFeature`. */
  readonly featureSelected: { readonly feature: string; readonly productFeature: string };
  /** Leaves for the app's settings, which closes the page. */
  readonly backToSettings: Nothing;
  /** The same, where the subscription has just been activated. Android alone. */
  readonly backToSettingsActivateSuccess: Nothing;
  readonly subscriptionsMonthlyPriceClicked: Nothing;
  readonly subscriptionsYearlyPriceClicked: Nothing;
  readonly subscriptionsUnknownPriceClicked: Nothing;
  readonly subscriptionsAddEmailSuccess: Nothing;
  /** The address is part of the token, which the app renews. Android alone. */
  readonly subscriptionsEditEmailSuccess: Nothing;
  readonly subscriptionsRemoveEmailSuccess: Nothing;
  readonly subscriptionsWelcomeAddEmailClicked: Nothing;
  readonly subscriptionsWelcomeFaqClicked: Nothing;
}

/** What the page asks a host app, by message name. Host-app reference, section 2.1. */
export interface HostRequests {
  /** The app's switches, unchecked; those that the app does not know are missing, and none at all is no answer. */
  readonly getFeatureConfig: { readonly params: Nothing; readonly reply: Readonly<Record<string, unknown>> };
  /** Null when signed out, however the app words it. */
  readonly getAuthAccessToken: {
    readonly params: Nothing;
    readonly reply: { readonly accessToken: string | null };
  };
  /** The first auth service's token. Null when signed out, however the app words it. */
  readonly getAccessToken: { readonly params: Nothing; readonly reply: { readonly token: string | null } };
  /** The same token in apps that sell a subscription by it; it may have expired. */
  readonly getSubscription: { readonly params: Nothing; readonly reply: { readonly token: string | null } };
  /** The store that the app sells by; an app that no longer has the message fails with `host-error`. */
  readonly getSubscriptionOptions: { readonly params: Nothing; readonly reply: NativeStore };
  /** The same by tier, in apps whose switch `useGetSubscriptionTierOptions` is on. */
  readonly getSubscriptionTierOptions: { readonly params: Nothing; readonly reply: NativeTierStore };
  /** The card was paid on the provider's page: the page goes on only after the answer. `change` for one of plan. */
  readonly completeStripePayment: {
    readonly params: { readonly change?: PlanChange };
    readonly reply: Nothing;
  };
  /** Android alone; no answer where the app does not offer it. */
  readonly getUserSettings: {
    readonly params: Nothing;
    readonly reply: { readonly notificationsPermission: 'granted' | 'denied' | 'notDetermined' };
  };
  /** The system asks the visitor, so that the answer may take a minute. Android alone. */
  readonly requestNotificationsPermission: {
    readonly params: Nothing;
    readonly reply: { readonly granted: boolean };
  };
}

/** What a host app tells the page unasked, by message name. Host-app reference, section 2.3. */
export interface HostEvents {
  /**
   * The outcome of a purchase. `completed` comes after a failed confirmation too, so check. `redirect` leads to the
   * card provider with an access token; an empty one stands for the session that the page has.
   */
  readonly onPurchaseUpdate: {
    readonly type: 'completed' | 'canceled' | 'redirect';
    readonly token?: string;
  };
}

/**
 * `not_present` outside a host app, for what the channel of this page or the apps of this system do not have, and for a token on
 * a page or origin that gets none; `timeout` without an answer in the
 * time that the message has (`contract/host-messages.ts`), `host-error` when the app answers with an error or refuses the
 * message, `communication` when the answer is not of its type, or says nothing.
 */
export type HostFailure = { readonly code: 'not_present' | 'timeout' | 'host-error' | 'communication' };

/** The native app that shows this page, if any. */
export abstract class HostApp {
  /**
   * True when the page runs in a host app that can be spoken to. What answers `getFeatureConfig` with what no app would, as a
   * stub does with `{}`, is none from then on.
   */
  abstract readonly present: boolean;

  /**
   * The systems whose app this can be: one, where its messaging or its own word tells which; none without an app. What its
   * apps do not know (`platforms` in `contract/host-messages.ts`) is neither told nor asked.
   */
  abstract readonly devices: readonly MessagingDevice[];

  /**
   * Tells the app something and waits for no answer; nothing happens without an app, nor where it does not know the message. Tokens are told only on the pages and
   * origins that get them (`domain/subscription/host-token-page.ts`).
   */
  abstract notify<Name extends keyof HostNotifications>(name: Name, params: HostNotifications[Name]): void;

  /**
   * Asks the app and waits for its answer. Fails with `not_present` at once where there is no app, else with `timeout`,
   * `host-error` or `communication` when it gives no proper answer; never rejects. `late` is called at most once, with a
   * proper answer that comes after the failure `timeout`.
   */
  abstract request<Name extends keyof HostRequests>(
    name: Name,
    params: HostRequests[Name]['params'],
    late?: (reply: HostRequests[Name]['reply']) => void,
  ): Promise<Result<HostRequests[Name]['reply'], HostFailure>>;

  /**
   * What the app tells unasked, from subscribing on; nothing where there is no app, or one that lets nobody listen. Messages
   * not of their type are left out.
   */
  abstract subscribe<Name extends keyof HostEvents>(name: Name): Observable<HostEvents[Name]>;
}
