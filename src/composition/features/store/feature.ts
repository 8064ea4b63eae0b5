import { SessionState } from '../../../application/account/session-state.ts';
import { TakeHostSession } from '../../../application/account/take-host-session.ts';
import { TrackEvent } from '../../../application/analytics/track-event.ts';
import { ExperimentState } from '../../../application/experiment/experiment-state.ts';
import { HostApp } from '../../../application/ports/host-app.ts';
import { PageLocation } from '../../../application/ports/page-location.ts';
import { BuyFromHost } from '../../../application/store/buy-from-host.ts';
import { CheckoutInHost } from '../../../application/store/checkout-in-host.ts';
import { HostStoreState } from '../../../application/store/host-store-state.ts';
import { PlanArm } from '../../../application/store/plan-arm.ts';
import { TrialReminder } from '../../../application/store/trial-reminder.ts';
import { FeatureConfigState } from '../../../application/subscription/feature-config-state.ts';
import { StartCheckout } from '../../../application/subscription/start-checkout.ts';
import { SubscriptionState } from '../../../application/subscription/subscription-state.ts';
import type { Feature } from '../../feature.ts';

/** Buying inside an app of ours. */
export const feature: Feature<'store'> = {
  bindUseCases(bind) {
    bind(PlanArm)
      .toResolvedValue(
        (experiments, trackEvent) => new PlanArm(experiments, trackEvent),
        [ExperimentState, TrackEvent],
      )
      .inSingletonScope();
    bind(TrialReminder)
      .toResolvedValue((hostApp) => new TrialReminder(hostApp), [HostApp])
      .inSingletonScope();
    bind(HostStoreState)
      .toResolvedValue(
        (hostApp, config, location, arm) => new HostStoreState(hostApp, config, location, arm),
        [HostApp, FeatureConfigState, PageLocation, PlanArm],
      )
      .inSingletonScope();
    bind(BuyFromHost)
      .toResolvedValue(
        (hostApp, hostSession, subscription, arm, reminder) =>
          new BuyFromHost(hostApp, hostSession, subscription, arm, reminder),
        [HostApp, TakeHostSession, SubscriptionState, PlanArm, TrialReminder],
      )
      .inSingletonScope();
    bind(CheckoutInHost)
      .toResolvedValue(
        (hostApp, store, config, session, checkout, arm) =>
          new CheckoutInHost(hostApp, store, config, session, checkout, arm),
        [HostApp, HostStoreState, FeatureConfigState, SessionState, StartCheckout, PlanArm],
      )
      .inSingletonScope();
  },
  of: (container) => ({
    store: container.get(HostStoreState),
    buyFromHost: container.get(BuyFromHost),
    checkout: container.get(CheckoutInHost),
    arm: container.get(PlanArm),
    reminder: container.get(TrialReminder),
  }),
};
