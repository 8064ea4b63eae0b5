import { Connectivity } from '../../../application/ports/connectivity.ts';
import { HostApp } from '../../../application/ports/host-app.ts';
import { ProductApi } from '../../../application/ports/product-api.ts';
import { VisitorApi } from '../../../application/ports/visitor-api.ts';
import { SubscriptionProvider } from '../../../application/subscription/subscription-provider.ts';
import { SubscriptionState } from '../../../application/subscription/subscription-state.ts';
import type { Feature } from '../../feature.ts';

/** Everything about the visitor's subscription in a single value. */
export const feature: Feature<'provider'> = {
  bindUseCases(bind) {
    bind(SubscriptionProvider)
      .toResolvedValue(
        (subscription, visitor, products, hostApp, connectivity) =>
          new SubscriptionProvider(subscription, visitor, products, hostApp, connectivity),
        [SubscriptionState, VisitorApi, ProductApi, HostApp, Connectivity],
      )
      .inSingletonScope();
  },
  of: (container) => ({
    subscriptionProvider: container.get(SubscriptionProvider),
  }),
};
