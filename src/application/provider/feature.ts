import type { SubscriptionProvider } from '../subscription/subscription-provider.ts';

/** All about the visitor's subscription in one value. */
export interface ProviderFeature {
  readonly subscriptionProvider: SubscriptionProvider;
}
