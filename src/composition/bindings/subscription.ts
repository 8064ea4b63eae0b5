import { ContainerModule } from 'inversify';
import { CreateAccount } from '../../application/account/create-account.ts';
import { SessionState } from '../../application/account/session-state.ts';
import { CaptureOrigin } from '../../application/origin/capture-origin.ts';
import { CheckoutApi } from '../../application/ports/checkout-api.ts';
import { Connectivity } from '../../application/ports/connectivity.ts';
import { EligibilityApi } from '../../application/ports/eligibility-api.ts';
import { ErrorReporter } from '../../application/ports/error-reporter.ts';
import { HostApp } from '../../application/ports/host-app.ts';
import { HostBridge } from '../../application/ports/host-bridge.ts';
import { KeyValueStore } from '../../application/ports/key-value-store.ts';
import { PageLocation } from '../../application/ports/page-location.ts';
import { ProductApi } from '../../application/ports/product-api.ts';
import { Random } from '../../application/ports/random.ts';
import { RestorationApi } from '../../application/ports/restoration-api.ts';
import { SubscriptionApi } from '../../application/ports/subscription-api.ts';
import { TabLock } from '../../application/ports/tab-lock.ts';
import { VisitorApi } from '../../application/ports/visitor-api.ts';
import { EligibilityState } from '../../application/subscription/eligibility-state.ts';
import { FeatureConfigState } from '../../application/subscription/feature-config-state.ts';
import { HostSubscriptionState } from '../../application/subscription/host-subscription-state.ts';
import { IssueRestorationCode } from '../../application/subscription/issue-restoration-code.ts';
import { OfferState } from '../../application/subscription/offer-state.ts';
import { OpenPortal } from '../../application/subscription/open-portal.ts';
import { StartCheckout } from '../../application/subscription/start-checkout.ts';
import { SubscriptionState } from '../../application/subscription/subscription-state.ts';

/** What is on offer, buying it, and what was bought. */
export const subscriptionBindings = new ContainerModule(({ bind }) => {
  bind(OfferState)
    .toResolvedValue(
      (visitor, products, origin, session, reporter, connectivity) =>
        new OfferState(visitor, products, origin, session, reporter, connectivity),
      [VisitorApi, ProductApi, CaptureOrigin, SessionState, ErrorReporter, Connectivity],
    )
    .inSingletonScope();
  bind(SubscriptionState)
    .toResolvedValue(
      (session, api, store, connectivity) => new SubscriptionState(session, api, store, connectivity),
      [SessionState, SubscriptionApi, KeyValueStore, Connectivity],
    )
    .inSingletonScope();
  bind(StartCheckout)
    .toResolvedValue(
      (session, createAccount, checkout, origin, offers, location, hostApp, store, random, lock) =>
        new StartCheckout(
          session,
          createAccount,
          checkout,
          origin,
          offers,
          location,
          hostApp,
          store,
          random,
          lock,
        ),
      [
        SessionState,
        CreateAccount,
        CheckoutApi,
        CaptureOrigin,
        OfferState,
        PageLocation,
        HostApp,
        KeyValueStore,
        Random,
        TabLock,
      ],
    )
    .inSingletonScope();
  bind(OpenPortal)
    .toResolvedValue((session, api) => new OpenPortal(session, api), [SessionState, CheckoutApi])
    .inSingletonScope();
  bind(IssueRestorationCode)
    .toResolvedValue((session, api) => new IssueRestorationCode(session, api), [SessionState, RestorationApi])
    .inSingletonScope();
  bind(EligibilityState)
    .toResolvedValue(
      (api, connectivity) => new EligibilityState(api, connectivity),
      [EligibilityApi, Connectivity],
    )
    .inSingletonScope();
  bind(FeatureConfigState)
    .toResolvedValue((bridge, hostApp) => new FeatureConfigState(bridge, hostApp), [HostBridge, HostApp])
    .inSingletonScope();
  bind(HostSubscriptionState)
    .toResolvedValue(
      (bridge, location) => new HostSubscriptionState(bridge, location),
      [HostBridge, PageLocation],
    )
    .inSingletonScope();
});
