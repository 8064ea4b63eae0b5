import type { HostApp, HostNotifications, HostRequests } from '../../src/application/ports/host-app.ts';
import { hostNotifications, hostRequests } from '../../src/contract/host-messages.ts';
import type { MessagingDevice } from '../../src/domain/device/messaging.ts';
import type { NativeStore } from '../../src/domain/subscription/native-option.ts';

/** What a page tells of each notification. */
export const tellings: { readonly [Name in keyof HostNotifications]: HostNotifications[Name] } = {
  setAuthTokens: { accessToken: 'a.b.c', refreshToken: 'refresh' },
  setSubscription: { token: 'v1' },
  subscriptionSelected: {
    id: '1',
    offerId: 'trial',
    experiment: { name: 'defaultplan', cohort: 'control' },
    scheduleNotification: { daysBeforeCancel: 2 },
  },
  subscriptionChangeSelected: { id: '2', change: 'upgrade' },
  activateSubscription: {},
  featureSelected: { feature: 'vpn', productFeature: 'Network Protection' },
  backToSettings: {},
  backToSettingsActivateSuccess: {},
  subscriptionsMonthlyPriceClicked: {},
  subscriptionsYearlyPriceClicked: {},
  subscriptionsUnknownPriceClicked: {},
  subscriptionsAddEmailSuccess: {},
  subscriptionsEditEmailSuccess: {},
  subscriptionsRemoveEmailSuccess: {},
  subscriptionsWelcomeAddEmailClicked: {},
  subscriptionsWelcomeFaqClicked: {},
};

/** A store's options as Apple's apps word them. Host-app reference, section 2.5. */
const optionsOnWire = [
  {
    id: '1',
    cost: { displayPrice: '9 USD', recurrence: 'monthly' },
    offer: { type: 'freeTrial', id: '1', durationInDays: 7, isUserEligible: true },
  },
  { id: '2', cost: { displayPrice: '99 USD', recurrence: 'yearly' }, offer: null },
  {
    id: '3',
    cost: { displayPrice: '1 USD', recurrence: 'weekly' },
    offer: { type: 'unknown', id: '3', isUserEligible: false },
  },
  { id: '4', cost: { displayPrice: '99 USD', recurrence: 'yearly' } },
] as const;

/** The same as a page reads them. */
export const store: NativeStore = {
  platform: 'macos',
  options: [
    {
      id: '1',
      billingPeriod: 'monthly',
      displayPrice: '9 USD',
      offer: { type: 'freeTrial', id: '1', durationInDays: 7, isUserEligible: true },
    },
    { id: '2', billingPeriod: 'yearly', displayPrice: '99 USD', offer: null },
    {
      id: '3',
      billingPeriod: null,
      displayPrice: '1 USD',
      offer: { type: 'unknown', id: '3', durationInDays: null, isUserEligible: false },
    },
    { id: '4', billingPeriod: 'yearly', displayPrice: '99 USD', offer: null },
  ],
};

interface Sample<Reply> {
  /** What an app answers, as it is on the wire. */
  readonly wire: unknown;
  readonly reply: Reply;
}

/** What an app answers to each request; `token` is that of whoever is signed in to it, null for nobody. */
export function answersOf(token: string | null): {
  readonly [Name in keyof HostRequests]: Sample<HostRequests[Name]['reply']>;
} {
  return {
    getFeatureConfig: {
      wire: { useSubscriptionsAuthV2: true },
      reply: { useSubscriptionsAuthV2: true },
    },
    getAuthAccessToken: { wire: { accessToken: token ?? '' }, reply: { accessToken: token } },
    getAccessToken: { wire: token === null ? {} : { token }, reply: { token } },
    getSubscription: { wire: { token: token ?? '' }, reply: { token } },
    getSubscriptionOptions: {
      wire: { platform: 'macos', options: optionsOnWire, features: [{ name: 'Network Protection' }] },
      reply: store,
    },
    getSubscriptionTierOptions: {
      wire: {
        platform: 'macos',
        products: [
          {
            tier: 'plus',
            features: [
              { product: 'Network Protection', name: 'plus' },
              { product: 'Teleportation', name: 'plus' },
            ],
            options: optionsOnWire,
          },
        ],
      },
      reply: {
        platform: 'macos',
        tiers: [{ tier: 'plus', features: ['Network Protection'], options: store.options }],
      },
    },
    completeStripePayment: { wire: {}, reply: {} },
    getUserSettings: {
      wire: { notificationsPermission: 'granted' },
      reply: { notificationsPermission: 'granted' },
    },
    requestNotificationsPermission: { wire: { granted: true }, reply: { granted: true } },
  };
}

/** The names of all requests. */
export const requestNames = Object.keys(answersOf(null)) as (keyof HostRequests)[];
/** The names of all notifications. */
export const notificationNames = Object.keys(tellings) as (keyof HostNotifications)[];

const rows: Readonly<
  Record<keyof HostRequests | keyof HostNotifications, { readonly platforms: readonly MessagingDevice[] }>
> = { ...hostRequests.subscriptionPages, ...hostNotifications.subscriptionPages };

/** Whether the contract has a message for an app. */
export function isKnownTo({ devices }: HostApp, name: keyof typeof rows): boolean {
  return devices.some((device) => rows[name].platforms.includes(device));
}
