import * as z from 'zod/mini';
import type { MessagingDevice } from '../domain/device/messaging.ts';
import { hostLimits } from '../domain/subscription/host-limits.ts';
import type { HostChannel } from './host-channels.ts';

/**
 * The messages between a page and the app that shows it, as they are on the wire; host-app reference, sections 2.1 to
 * 2.5. `params` are sent by the page, `answer` by the app.
 *
 * - `since`: the apps that introduced the message. `auth-v1` and `auth-v2` are those of each auth service, `bridge`
 *   those that answer every page of the site (Android 5.225.0, Windows 0.115.0), `tiers` those that sell by tier.
 * - `platforms`: the devices whose apps know the message; it is sent to no others.
 * - `goneFrom`: devices whose newest apps no longer know it.
 * - `carriesToken`: only for pages that may exchange tokens (`domain/subscription/host-token-page.ts`).
 */
export interface HostMessageRow {
  readonly params: z.ZodMiniType;
  readonly since: 'auth-v1' | 'auth-v2' | 'bridge' | 'tiers';
  readonly platforms: readonly MessagingDevice[];
  readonly goneFrom?: readonly MessagingDevice[];
  readonly carriesToken?: true;
  /** Why no page of this site sends it. */
  readonly unsent?: string;
}

/** `timeout` is how long the page waits for the answer, in milliseconds; no app's transport ends a wait by itself. */
export interface HostRequestRow extends HostMessageRow {
  readonly answer: z.ZodMiniType;
  readonly timeout: number;
}

const everywhere = ['macos', 'windows', 'ios', 'android'] as const;
const apple = ['macos', 'ios'] as const;
const android = ['android'] as const;
const timeout = hostLimits.message;

/** A token or id: apps ignore a message in which it is empty. */
const filled = z.string().check(z.minLength(1));
const nothing = z.object({});
/** When nobody is signed in, Apple's apps send an empty text, Android's omit the field. */
const Token = z.object({ token: z.optional(z.string()) });
const AccessToken = z.object({ accessToken: z.optional(z.string()) });
/** The feature flags the app knows. An answer without any is not from an app that has flags. */
const Switches = z
  .record(z.string(), z.unknown())
  .check(z.refine((switches) => Object.keys(switches).length > 0));

/** A plan as sold by an app's store. `recurrence` is `monthly` or `yearly`, `type` is `freeTrial` or `unknown`. */
const StoreOption = z.object({
  id: z.string(),
  cost: z.object({ displayPrice: z.string(), recurrence: z.string() }),
  offer: z.optional(
    z.nullable(
      z.object({
        id: z.string(),
        type: z.string(),
        durationInDays: z.optional(z.nullable(z.number())),
        isUserEligible: z.boolean(),
      }),
    ),
  ),
});

const experiment = z.exactOptional(z.object({ name: filled, cohort: filled }));
const offerId = z.exactOptional(filled);
const change = z.exactOptional(z.enum(['upgrade', 'downgrade', 'crossgrade']));

const tokenRequest = { params: nothing, timeout, carriesToken: true } as const;

/** Requests from a page to an app. Each is sent with an id and `params`, which Android requires to be an object. */
export const hostRequests = {
  subscriptionPages: {
    getFeatureConfig: {
      params: nothing,
      answer: Switches,
      timeout,
      since: 'auth-v1',
      platforms: everywhere,
    },
    getAuthAccessToken: {
      ...tokenRequest,
      answer: AccessToken,
      since: 'auth-v2',
      platforms: everywhere,
    },
    getAccessToken: {
      ...tokenRequest,
      answer: Token,
      since: 'auth-v1',
      platforms: everywhere,
    },
    getSubscription: {
      ...tokenRequest,
      answer: Token,
      since: 'auth-v1',
      platforms: everywhere,
      goneFrom: apple,
    },
    getSubscriptionOptions: {
      params: nothing,
      answer: z.object({
        platform: z.string(),
        options: z.array(StoreOption),
        features: z.optional(z.array(z.object({ name: z.string() }))),
      }),
      timeout,
      since: 'auth-v1',
      platforms: everywhere,
      goneFrom: apple,
    },
    getSubscriptionTierOptions: {
      params: nothing,
      answer: z.object({
        platform: z.string(),
        products: z.array(
          z.object({
            tier: z.string(),
            features: z.array(z.object({ product: z.string(), name: z.string() })),
            options: z.array(StoreOption),
          }),
        ),
      }),
      timeout,
      since: 'tiers',
      platforms: everywhere,
    },
    completeStripePayment: {
      /** Sent without `change`: nobody changes plans by card here. */
      params: z.object({ change }),
      answer: nothing,
      timeout,
      since: 'auth-v1',
      platforms: ['macos', 'windows', 'ios'],
    },
    getUserSettings: {
      params: nothing,
      answer: z.object({ notificationsPermission: z.enum(['granted', 'denied', 'notDetermined']) }),
      timeout,
      since: 'tiers',
      platforms: android,
    },
    requestNotificationsPermission: {
      params: nothing,
      answer: z.object({ granted: z.boolean() }),
      timeout: hostLimits.person,
      since: 'tiers',
      platforms: android,
    },
  },
  restorationPages: {
    getAccessToken: { ...tokenRequest, answer: Token, since: 'auth-v1', platforms: android },
  },
  site: {
    handshake: {
      params: nothing,
      /** The list may also contain events, and may omit notifications that the app still handles. */
      answer: z.object({ availableMessages: z.array(z.string()), platform: z.optional(z.string()) }),
      timeout: hostLimits.handshake,
      since: 'bridge',
      platforms: everywhere,
    },
    subscriptionDetails: {
      params: nothing,
      /** Times in milliseconds since the epoch. Android keeps the other fields of an expired subscription. */
      answer: z.object({
        isSubscribed: z.boolean(),
        billingPeriod: z.optional(z.string()),
        startedAt: z.optional(z.number()),
        expiresOrRenewsAt: z.optional(z.number()),
        paymentPlatform: z.optional(z.string()),
        status: z.optional(z.string()),
      }),
      timeout,
      since: 'bridge',
      platforms: everywhere,
    },
    getAuthAccessToken: {
      ...tokenRequest,
      answer: AccessToken,
      since: 'bridge',
      platforms: everywhere,
    },
    getFeatureConfig: { params: nothing, answer: Switches, timeout, since: 'bridge', platforms: everywhere },
  },
} as const satisfies Record<HostChannel, Readonly<Record<string, HostRequestRow>>>;

const plain = { params: nothing, since: 'auth-v1', platforms: everywhere } as const;

/**
 * Notifications from a page to an app, without an id: Apple's apps answer a request that has no result with an error.
 */
export const hostNotifications = {
  subscriptionPages: {
    setAuthTokens: {
      params: z.object({ accessToken: filled, refreshToken: filled }),
      carriesToken: true,
      since: 'auth-v2',
      platforms: everywhere,
    },
    setSubscription: {
      params: z.object({ token: filled }),
      carriesToken: true,
      since: 'auth-v1',
      platforms: everywhere,
    },
    subscriptionSelected: {
      params: z.object({
        id: filled,
        offerId,
        experiment,
        scheduleNotification: z.exactOptional(z.object({ daysBeforeCancel: z.int() })),
      }),
      since: 'auth-v1',
      platforms: everywhere,
    },
    subscriptionChangeSelected: {
      params: z.object({ id: filled, change, offerId, experiment }),
      since: 'tiers',
      platforms: everywhere,
    },
    activateSubscription: plain,
    featureSelected: {
      /** Android's apps expect the name or the slug, Apple's the name; a page sends both. */
      params: z.object({ feature: filled, productFeature: filled }),
      since: 'auth-v1',
      platforms: everywhere,
    },
    backToSettings: plain,
    backToSettingsActivateSuccess: { ...plain, platforms: android },
    subscriptionsMonthlyPriceClicked: plain,
    subscriptionsYearlyPriceClicked: plain,
    subscriptionsUnknownPriceClicked: {
      ...plain,
      unsent: 'a plan of another period than a month or a year is not shown',
    },
    subscriptionsAddEmailSuccess: plain,
    subscriptionsEditEmailSuccess: { ...plain, platforms: android },
    subscriptionsRemoveEmailSuccess: { ...plain, platforms: android },
    subscriptionsWelcomeAddEmailClicked: plain,
    subscriptionsWelcomeFaqClicked: plain,
  },
  restorationPages: {},
  site: {
    backToSettings: { params: nothing, since: 'bridge', platforms: ['macos', 'ios', 'android'] },
    openSubscriptionActivation: { params: nothing, since: 'bridge', platforms: apple },
    openSubscriptionPurchase: {
      params: z.object({ origin: z.exactOptional(filled) }),
      since: 'bridge',
      platforms: apple,
    },
    openSubscriptionUpgrade: {
      params: z.object({ origin: z.exactOptional(filled) }),
      since: 'tiers',
      platforms: android,
    },
  },
} as const satisfies Record<HostChannel, Readonly<Record<string, HostMessageRow>>>;

/** Events that an app sends to a page unasked. */
export const hostEvents = {
  subscriptionPages: {
    onPurchaseUpdate: {
      /** For `redirect`, `token` is an access token; empty means that the page continues with its own session. */
      params: z.object({
        type: z.enum(['completed', 'canceled', 'redirect']),
        token: z.exactOptional(z.string()),
      }),
      since: 'auth-v1',
      platforms: everywhere,
    },
  },
  restorationPages: {},
  site: {
    authUpdate: { params: nothing, since: 'bridge', platforms: android },
  },
} as const satisfies Record<HostChannel, Readonly<Record<string, HostMessageRow>>>;
