import { CreateAccount } from '../../../application/account/create-account.ts';
import { SessionState } from '../../../application/account/session-state.ts';
import { TrackEvent } from '../../../application/analytics/track-event.ts';
import { CaptureOrigin } from '../../../application/origin/capture-origin.ts';
import { CheckoutApi } from '../../../application/ports/checkout-api.ts';
import { HostApp } from '../../../application/ports/host-app.ts';
import { KeyValueStore } from '../../../application/ports/key-value-store.ts';
import { PageLocation } from '../../../application/ports/page-location.ts';
import { Random } from '../../../application/ports/random.ts';
import { TabLock } from '../../../application/ports/tab-lock.ts';
import { OfferState } from '../../../application/subscription/offer-state.ts';
import { StartCheckout } from '../../../application/subscription/start-checkout.ts';
import type { Feature } from '../../feature.ts';

/** Buying a plan. */
export const feature: Feature<'purchase'> = {
  bindUseCases(bind) {
    bind(StartCheckout)
      .toResolvedValue(
        (
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
          trackEvent,
        ) =>
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
            trackEvent,
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
          TrackEvent,
        ],
      )
      .inSingletonScope();
  },
  of: (container) => ({
    startCheckout: container.get(StartCheckout),
  }),
};
