import type { ConfirmEmailChange } from './account/confirm-email-change.ts';
import type { HandTokensToHostApp } from './account/hand-tokens-to-host-app.ts';
import type { RequestEmailChange } from './account/request-email-change.ts';
import type { RequestPasscode } from './account/request-passcode.ts';
import type { SessionState } from './account/session-state.ts';
import type { SignIn } from './account/sign-in.ts';
import type { SignOut } from './account/sign-out.ts';
import type { TrackPage } from './analytics/track-page.ts';
import type { CaptureOrigin } from './origin/capture-origin.ts';
import type { OfferState } from './subscription/offer-state.ts';
import type { StartCheckout } from './subscription/start-checkout.ts';
import type { SubscriptionState } from './subscription/subscription-state.ts';
import type { ThemeState } from './theme/theme-state.ts';

/** All that the UI may call. States replay their present value on `x$` and give it as `current`. */
export interface App {
  readonly session: SessionState;
  readonly subscription: SubscriptionState;
  readonly offers: OfferState;
  readonly theme: ThemeState;
  readonly purchase: {
    readonly startCheckout: StartCheckout;
    readonly handTokensToHostApp: HandTokensToHostApp;
  };
  readonly account: {
    readonly requestPasscode: RequestPasscode;
    readonly signIn: SignIn;
    readonly signOut: SignOut;
    readonly requestEmailChange: RequestEmailChange;
    readonly confirmEmailChange: ConfirmEmailChange;
  };
  readonly visit: {
    readonly captureOrigin: CaptureOrigin;
    readonly trackPage: TrackPage;
  };
  /** Reads what the browser kept (origin, session). Called once, in the browser, after the first render. */
  start(): void;
  /** Leaves for another page, such as the card provider's. */
  leaveTo(url: URL): void;
}
