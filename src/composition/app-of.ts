import type { Container } from 'inversify';
import { ConfirmEmailChange } from '../application/account/confirm-email-change.ts';
import { HandTokensToHostApp } from '../application/account/hand-tokens-to-host-app.ts';
import { ReadAccount } from '../application/account/read-account.ts';
import { RequestEmailChange } from '../application/account/request-email-change.ts';
import { RequestPasscode } from '../application/account/request-passcode.ts';
import { SessionState } from '../application/account/session-state.ts';
import { SignIn } from '../application/account/sign-in.ts';
import { SignOut } from '../application/account/sign-out.ts';
import { TakeHostSession } from '../application/account/take-host-session.ts';
import { TrackBounce } from '../application/analytics/track-bounce.ts';
import { TrackEvent } from '../application/analytics/track-event.ts';
import { TrackPage } from '../application/analytics/track-page.ts';
import type { App, MoreOfApp } from '../application/app.ts';
import { ExperimentState } from '../application/experiment/experiment-state.ts';
import { CaptureOrigin } from '../application/origin/capture-origin.ts';
import { PageLocation } from '../application/ports/page-location.ts';
import { EligibilityState } from '../application/subscription/eligibility-state.ts';
import { FeatureConfigState } from '../application/subscription/feature-config-state.ts';
import { HostSubscriptionState } from '../application/subscription/host-subscription-state.ts';
import { IssueRestorationCode } from '../application/subscription/issue-restoration-code.ts';
import { OfferState } from '../application/subscription/offer-state.ts';
import { OpenPortal } from '../application/subscription/open-portal.ts';
import { StartCheckout } from '../application/subscription/start-checkout.ts';
import { SubscriptionState } from '../application/subscription/subscription-state.ts';
import { ThemeState } from '../application/theme/theme-state.ts';

/** What the UI gets of a container, each part made when it is first asked for. */
export function appOf(container: Container, loadMore: () => Promise<MoreOfApp>): App {
  let more: MoreOfApp | null = null;
  const captureOrigin = container.get(CaptureOrigin);
  const session = container.get(SessionState);
  const theme = container.get(ThemeState);
  const purchase = once(() => purchaseOf(container));
  const account = once(() => accountOf(container));
  const visit = once(() => visitOf(container));
  return {
    session,
    subscription: container.get(SubscriptionState),
    offers: container.get(OfferState),
    theme,
    get experiments() {
      return container.get(ExperimentState);
    },
    get eligibility() {
      return container.get(EligibilityState);
    },
    get hostSubscription() {
      return container.get(HostSubscriptionState);
    },
    get featureConfig() {
      return container.get(FeatureConfigState);
    },
    get purchase() {
      return purchase();
    },
    get account() {
      return account();
    },
    get visit() {
      return visit();
    },
    async more() {
      more ??= await loadMore();
      return more;
    },
    start() {
      captureOrigin.execute();
      session.start();
    },
    arrive() {
      captureOrigin.execute();
      theme.refresh();
      more?.settings.refresh();
    },
    leaveTo(url) {
      container.get(PageLocation).assign(url);
    },
  };
}

function once<Part extends object>(make: () => Part): () => Part {
  let made: Part | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

function purchaseOf(container: Container): App['purchase'] {
  return {
    startCheckout: container.get(StartCheckout),
    openPortal: container.get(OpenPortal),
    issueRestorationCode: container.get(IssueRestorationCode),
    handTokensToHostApp: container.get(HandTokensToHostApp),
  };
}

function accountOf(container: Container): App['account'] {
  return {
    requestPasscode: container.get(RequestPasscode),
    signIn: container.get(SignIn),
    signOut: container.get(SignOut),
    readAccount: container.get(ReadAccount),
    requestEmailChange: container.get(RequestEmailChange),
    confirmEmailChange: container.get(ConfirmEmailChange),
    takeHostSession: container.get(TakeHostSession),
  };
}

function visitOf(container: Container): App['visit'] {
  return {
    captureOrigin: container.get(CaptureOrigin),
    trackPage: container.get(TrackPage),
    trackEvent: container.get(TrackEvent),
    trackBounce: container.get(TrackBounce),
  };
}
