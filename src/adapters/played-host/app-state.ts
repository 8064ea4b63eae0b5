import type { MessagingDevice } from '../../domain/device/messaging.ts';
import { playedTiers, type TierStore } from './played-store.ts';

/** The tokens of the app's signed-in user. */
export interface AppTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** What an app reports about a subscription. Times in milliseconds since the epoch. */
export interface AppSubscription {
  readonly isSubscribed: boolean;
  readonly billingPeriod?: string;
  readonly startedAt?: number;
  readonly expiresOrRenewsAt?: number;
  readonly paymentPlatform?: string;
  readonly status?: string;
}

/** How a purchase in an app's store ends; `wait` leaves it open until a later push. */
export const purchaseOutcomes = ['completed', 'canceled', 'redirect', 'wait'] as const;
/** How a purchase in an app's store ends. */
export type PurchaseOutcome = (typeof purchaseOutcomes)[number];

/** The state of a simulated app. Plain data: like a real app it outlives a page. */
export interface AppState {
  /** Null while nobody is signed in. */
  readonly signedIn: AppTokens | null;
  /** The v1 auth service's token; null for an app or a visitor without one. */
  readonly legacyToken: string | null;
  readonly subscription: AppSubscription;
  readonly switches: Readonly<Record<string, boolean>>;
  readonly store: TierStore;
  readonly notifications: 'granted' | 'denied' | 'notDetermined';
  readonly purchase: PurchaseOutcome;
  /** The user whom a completed purchase signs in, or whose access token a redirect carries; null keeps the current user. */
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
