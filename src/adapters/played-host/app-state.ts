import type { MessagingDevice } from '../../domain/device/messaging.ts';
import { playedTiers, type TierStore } from './played-store.ts';

/** The tokens of whoever is signed in to an app. */
export interface AppTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** How an app tells what it knows of a subscription. Times in milliseconds since the epoch. */
export interface AppSubscription {
  readonly isSubscribed: boolean;
  readonly billingPeriod?: string;
  readonly startedAt?: number;
  readonly expiresOrRenewsAt?: number;
  readonly paymentPlatform?: string;
  readonly status?: string;
}

/** How a purchase in an app's store ends; `wait` leaves it open, until a push says more. */
export const purchaseOutcomes = ['completed', 'canceled', 'redirect', 'wait'] as const;
/** How a purchase in an app's store ends. */
export type PurchaseOutcome = (typeof purchaseOutcomes)[number];

/** What holds in a played app. Plain data: it outlives a page, as an app does. */
export interface AppState {
  /** Null while nobody is signed in. */
  readonly signedIn: AppTokens | null;
  /** The first auth service's token; null for an app or a visitor without one. */
  readonly legacyToken: string | null;
  readonly subscription: AppSubscription;
  readonly switches: Readonly<Record<string, boolean>>;
  readonly store: TierStore;
  readonly notifications: 'granted' | 'denied' | 'notDetermined';
  readonly purchase: PurchaseOutcome;
  /** Whom a completed purchase signs in, or whose access token a redirect carries; null leaves whoever is signed in. */
  readonly buyer: AppTokens | null;
}

const switchesOfApple = {
  useUnifiedFeedback: true,
  useSubscriptionsAuthV2: true,
  usePaidDuckAi: true,
  useAlternateStripePaymentFlow: false,
  useGetSubscriptionTierOptions: true,
};
const { useUnifiedFeedback: _, ...switchesOfOthers } = switchesOfApple;

/** A new app: nobody signed in, nothing bought, a store that sells. */
export function newApp(platform: MessagingDevice): AppState {
  const apple = platform === 'macos' || platform === 'ios';
  return {
    signedIn: null,
    legacyToken: null,
    subscription: { isSubscribed: false },
    switches: apple ? switchesOfApple : switchesOfOthers,
    store: playedTiers(platform),
    notifications: 'notDetermined',
    purchase: 'completed',
    buyer: null,
  };
}
