import { Container, type ContainerModule } from 'inversify';
import { ConfirmEmailChange } from '../application/account/confirm-email-change.ts';
import { HandTokensToHostApp } from '../application/account/hand-tokens-to-host-app.ts';
import { RequestEmailChange } from '../application/account/request-email-change.ts';
import { RequestPasscode } from '../application/account/request-passcode.ts';
import { SessionState } from '../application/account/session-state.ts';
import { SignIn } from '../application/account/sign-in.ts';
import { SignOut } from '../application/account/sign-out.ts';
import { TrackPage } from '../application/analytics/track-page.ts';
import type { App } from '../application/app.ts';
import { CaptureOrigin } from '../application/origin/capture-origin.ts';
import { PageLocation } from '../application/ports/page-location.ts';
import { OfferState } from '../application/subscription/offer-state.ts';
import { StartCheckout } from '../application/subscription/start-checkout.ts';
import { SubscriptionState } from '../application/subscription/subscription-state.ts';
import { ThemeState } from '../application/theme/theme-state.ts';
import { accountBindings } from './bindings/account.ts';
import { subscriptionBindings } from './bindings/subscription.ts';
import { visitBindings } from './bindings/visit.ts';

/** Every binding of an application whose ports the environment's modules bind. Nothing is made before it is asked for. */
export function appContainer(environment: readonly ContainerModule[]): Container {
  // Without `jitless` the container would build functions from text, which our content security policy forbids.
  const container = new Container({ jitless: true });
  container.load(accountBindings, subscriptionBindings, visitBindings, ...environment);
  return container;
}

/** The application in an environment: all that the UI gets. */
export function appIn(environment: readonly ContainerModule[]): App {
  const container = appContainer(environment);
  const session = container.get(SessionState);
  const captureOrigin = container.get(CaptureOrigin);
  return {
    session,
    subscription: container.get(SubscriptionState),
    offers: container.get(OfferState),
    theme: container.get(ThemeState),
    purchase: {
      startCheckout: container.get(StartCheckout),
      handTokensToHostApp: container.get(HandTokensToHostApp),
    },
    account: {
      requestPasscode: container.get(RequestPasscode),
      signIn: container.get(SignIn),
      signOut: container.get(SignOut),
      requestEmailChange: container.get(RequestEmailChange),
      confirmEmailChange: container.get(ConfirmEmailChange),
    },
    visit: { captureOrigin, trackPage: container.get(TrackPage) },
    start() {
      captureOrigin.execute();
      session.start();
    },
    leaveTo(url) {
      container.get(PageLocation).assign(url);
    },
  };
}
