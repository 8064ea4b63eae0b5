import { SessionState } from '../../../application/account/session-state.ts';
import { TakeHostSession } from '../../../application/account/take-host-session.ts';
import { ExperimentState } from '../../../application/experiment/experiment-state.ts';
import { HostApp } from '../../../application/ports/host-app.ts';
import { HostBridge } from '../../../application/ports/host-bridge.ts';
import { PageLocation } from '../../../application/ports/page-location.ts';
import { BuyFromHost } from '../../../application/store/buy-from-host.ts';
import { CheckoutInHost } from '../../../application/store/checkout-in-host.ts';
import { HostStoreState } from '../../../application/store/host-store-state.ts';
import { FeatureConfigState } from '../../../application/subscription/feature-config-state.ts';
import { StartCheckout } from '../../../application/subscription/start-checkout.ts';
import { SubscriptionState } from '../../../application/subscription/subscription-state.ts';
import type { Feature } from '../../feature.ts';

/** Buying inside an app of ours. */
export const feature: Feature<'store'> = {
  bindUseCases(bind) {
    bind(HostStoreState)
      .toResolvedValue(
        (hostApp, bridge, config, location) => new HostStoreState(hostApp, bridge, config, location),
        [HostApp, HostBridge, FeatureConfigState, PageLocation],
      )
      .inSingletonScope();
    bind(BuyFromHost)
      .toResolvedValue(
        (hostApp, hostSession, subscription, experiments) =>
          new BuyFromHost(hostApp, hostSession, subscription, experiments),
        [HostApp, TakeHostSession, SubscriptionState, ExperimentState],
      )
      .inSingletonScope();
    bind(CheckoutInHost)
      .toResolvedValue(
        (hostApp, store, config, session, checkout, experiments) =>
          new CheckoutInHost(hostApp, store, config, session, checkout, experiments),
        [HostApp, HostStoreState, FeatureConfigState, SessionState, StartCheckout, ExperimentState],
      )
      .inSingletonScope();
  },
  of: (container) => ({
    store: container.get(HostStoreState),
    buyFromHost: container.get(BuyFromHost),
    checkout: container.get(CheckoutInHost),
  }),
};
