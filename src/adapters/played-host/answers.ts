import type { HostChannel } from '../../contract/host-channels.ts';
import type { MessagingDevice } from '../../domain/device/messaging.ts';
import type { AppState } from './app-state.ts';
import { flatStore } from './played-store.ts';

/** The messages that each platform's apps list. Host-app reference, section 2.4. */
const availableMessages = {
  macos: appleMessages(),
  ios: appleMessages(),
  windows: ['subscriptionDetails', 'getAuthAccessToken', 'getFeatureConfig'],
  android: [
    'subscriptionDetails',
    'getAuthAccessToken',
    'getFeatureConfig',
    'authUpdate',
    'openSubscriptionUpgrade',
  ],
} as const satisfies Record<MessagingDevice, readonly string[]>;

function appleMessages() {
  return [
    'subscriptionDetails',
    'getAuthAccessToken',
    'getFeatureConfig',
    'backToSettings',
    'openSubscriptionActivation',
    'openSubscriptionPurchase',
  ];
}

/** How an app in a given state answers a request; undefined for a message that it does not answer. */
export function answerOf(
  platform: MessagingDevice,
  channel: HostChannel,
  method: string,
  state: AppState,
): object | undefined {
  const answers = { ...common(platform, state), ...(channel === 'site' ? site(platform, state) : {}) };
  return Object.hasOwn(answers, method) ? answers[method] : undefined;
}

function common(platform: MessagingDevice, state: AppState): Record<string, object> {
  const { signedIn, legacyToken, switches, store, notifications } = state;
  return {
    getFeatureConfig: switches,
    getAuthAccessToken: worded(platform, 'accessToken', signedIn?.accessToken),
    getAccessToken: worded(platform, 'token', signedIn?.accessToken ?? legacyToken),
    getSubscription: worded(platform, 'token', legacyToken),
    getSubscriptionOptions: flatStore(store),
    getSubscriptionTierOptions: store,
    completeStripePayment: {},
    getUserSettings: { notificationsPermission: notifications },
    requestNotificationsPermission: { granted: notifications === 'granted' },
  };
}

function site(platform: MessagingDevice, { subscription }: AppState): Record<string, object> {
  return {
    handshake: { availableMessages: availableMessages[platform], platform },
    subscriptionDetails: subscription,
  };
}

/** Apple apps return empty text when nobody is signed in, Android apps omit the field. */
function worded(platform: MessagingDevice, field: string, token: string | null | undefined): object {
  if (token) return { [field]: token };
  return platform === 'android' ? {} : { [field]: '' };
}
