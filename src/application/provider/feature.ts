import type { SubscriptionProvider } from '../subscription/subscription-provider.ts';

/** Everything about the visitor's subscription in a single value. */
export interface ProviderFeature {
  readonly subscriptionProvider: SubscriptionProvider;
}
