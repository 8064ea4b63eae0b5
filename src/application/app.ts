import type { ConfirmEmailChange } from './account/confirm-email-change.ts';
import type { HandTokensToHostApp } from './account/hand-tokens-to-host-app.ts';
import type { ReadAccount } from './account/read-account.ts';
import type { RequestEmailChange } from './account/request-email-change.ts';
import type { RequestPasscode } from './account/request-passcode.ts';
import type { SessionState } from './account/session-state.ts';
import type { SignIn } from './account/sign-in.ts';
import type { SignOut } from './account/sign-out.ts';
import type { TakeHostSession } from './account/take-host-session.ts';
import type { ReadCohort } from './analytics/read-cohort.ts';
import type { TrackBounce } from './analytics/track-bounce.ts';
import type { TrackEvent } from './analytics/track-event.ts';
import type { TrackPage } from './analytics/track-page.ts';
import type { BannerState } from './banner/banner-state.ts';
import type { SubscribeToNewsletter } from './content/subscribe-to-newsletter.ts';
import type { ExperimentState } from './experiment/experiment-state.ts';
import type { CaptureOrigin } from './origin/capture-origin.ts';
import type { BlogApi } from './ports/blog-api.ts';
import type { StaticContent } from './ports/static-content.ts';
import type { Suggest } from './search/suggest.ts';
import type { ChangeSetting } from './settings/change-setting.ts';
import type { DeleteSavedSettings } from './settings/delete-saved-settings.ts';
import type { LoadSettings } from './settings/load-settings.ts';
import type { SaveSettings } from './settings/save-settings.ts';
import type { SettingsState } from './settings/settings-state.ts';
import type { EligibilityState } from './subscription/eligibility-state.ts';
import type { FeatureConfigState } from './subscription/feature-config-state.ts';
import type { HostSubscriptionState } from './subscription/host-subscription-state.ts';
import type { IssueRestorationCode } from './subscription/issue-restoration-code.ts';
import type { OfferState } from './subscription/offer-state.ts';
import type { OpenPortal } from './subscription/open-portal.ts';
import type { StartCheckout } from './subscription/start-checkout.ts';
import type { SubscriptionProvider } from './subscription/subscription-provider.ts';
import type { SubscriptionState } from './subscription/subscription-state.ts';
import type { ThemeState } from './theme/theme-state.ts';

/** All that the UI may call. States replay their present value on `x$` and give it as `current`. */
export interface App {
  readonly session: SessionState;
  readonly subscription: SubscriptionState;
  readonly offers: OfferState;
  readonly theme: ThemeState;
  readonly experiments: ExperimentState;
  readonly eligibility: EligibilityState;
  readonly hostSubscription: HostSubscriptionState;
  readonly featureConfig: FeatureConfigState;
  readonly purchase: {
    readonly startCheckout: StartCheckout;
    readonly openPortal: OpenPortal;
    readonly issueRestorationCode: IssueRestorationCode;
    readonly handTokensToHostApp: HandTokensToHostApp;
  };
  readonly account: {
    readonly requestPasscode: RequestPasscode;
    readonly signIn: SignIn;
    readonly signOut: SignOut;
    readonly readAccount: ReadAccount;
    readonly requestEmailChange: RequestEmailChange;
    readonly confirmEmailChange: ConfirmEmailChange;
    readonly takeHostSession: TakeHostSession;
  };
  readonly visit: {
    readonly captureOrigin: CaptureOrigin;
    readonly trackPage: TrackPage;
    readonly trackEvent: TrackEvent;
    readonly trackBounce: TrackBounce;
  };
  /** What only some pages need. Loaded when first asked for; rejects when it cannot be, and asking again tries again. */
  more(): Promise<MoreOfApp>;
  /** Reads what the browser kept (origin, session). Called once, in the browser, after the first render. */
  start(): void;
  /** Looks at the page's address, as after it changed without a page load: origin of the visit, theme, settings. */
  arrive(): void;
  /** Leaves for another page, such as the card provider's. */
  leaveTo(url: URL): void;
}

/** The rest of what the UI may call: what the pages of account and subscription do without. */
export interface MoreOfApp {
  readonly settings: SettingsState;
  readonly banner: BannerState;
  readonly subscriptionProvider: SubscriptionProvider;
  readonly preferences: {
    readonly changeSetting: ChangeSetting;
    readonly saveSettings: SaveSettings;
    readonly loadSettings: LoadSettings;
    readonly deleteSavedSettings: DeleteSavedSettings;
  };
  readonly readCohort: ReadCohort;
  readonly suggest: Suggest;
  readonly subscribeToNewsletter: SubscribeToNewsletter;
  /** Ports that pages read by themselves, because there is no rule between. */
  readonly blog: BlogApi;
  readonly files: StaticContent;
}
