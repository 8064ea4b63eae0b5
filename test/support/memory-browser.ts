import { MemoryAccountApi } from '../../src/adapters/memory/memory-account-api.ts';
import { MemoryAuthorizationApi } from '../../src/adapters/memory/memory-authorization-api.ts';
import { MemoryCheckoutApi } from '../../src/adapters/memory/memory-checkout-api.ts';
import { MemoryClock } from '../../src/adapters/memory/memory-clock.ts';
import { MemoryConnectivity } from '../../src/adapters/memory/memory-connectivity.ts';
import { MemoryCookieJar } from '../../src/adapters/memory/memory-cookie-jar.ts';
import { MemoryDigest } from '../../src/adapters/memory/memory-digest.ts';
import { MemoryErrorReporter } from '../../src/adapters/memory/memory-error-reporter.ts';
import { MemoryHostApp } from '../../src/adapters/memory/memory-host-app.ts';
import { MemoryKeyValueStore, MemoryStorageArea } from '../../src/adapters/memory/memory-key-value-store.ts';
import { MemoryPageLocation } from '../../src/adapters/memory/memory-page-location.ts';
import { MemoryPixelSender } from '../../src/adapters/memory/memory-pixel-sender.ts';
import { MemoryPrivacySignal } from '../../src/adapters/memory/memory-privacy-signal.ts';
import { MemoryProductApi } from '../../src/adapters/memory/memory-product-api.ts';
import { MemoryRandom } from '../../src/adapters/memory/memory-random.ts';
import { MemorySubscriptionApi } from '../../src/adapters/memory/memory-subscription-api.ts';
import { MemorySystemTheme } from '../../src/adapters/memory/memory-system-theme.ts';
import { MemoryTabLock } from '../../src/adapters/memory/memory-tab-lock.ts';
import { MemoryTokenApi } from '../../src/adapters/memory/memory-token-api.ts';
import { MemoryVisitorApi } from '../../src/adapters/memory/memory-visitor-api.ts';
import { MemoryWorld, type MemoryWorldOptions } from '../../src/adapters/memory/memory-world.ts';
import { Authorization } from '../../src/application/account/authorization.ts';
import { ConfirmEmailChange } from '../../src/application/account/confirm-email-change.ts';
import { CreateAccount } from '../../src/application/account/create-account.ts';
import { HandTokensToHostApp } from '../../src/application/account/hand-tokens-to-host-app.ts';
import { RequestEmailChange } from '../../src/application/account/request-email-change.ts';
import { RequestPasscode } from '../../src/application/account/request-passcode.ts';
import { SessionState } from '../../src/application/account/session-state.ts';
import { SignIn } from '../../src/application/account/sign-in.ts';
import { SignOut } from '../../src/application/account/sign-out.ts';
import { TrackPage } from '../../src/application/analytics/track-page.ts';
import type { App } from '../../src/application/app.ts';
import { CaptureOrigin } from '../../src/application/origin/capture-origin.ts';
import { OfferState } from '../../src/application/subscription/offer-state.ts';
import { StartCheckout } from '../../src/application/subscription/start-checkout.ts';
import { SubscriptionState } from '../../src/application/subscription/subscription-state.ts';
import { ThemeState } from '../../src/application/theme/theme-state.ts';

/** A whole site on memory adapters: its services, and as many browsers as a test opens. */
export function memorySite(options: Partial<MemoryWorldOptions> = {}) {
  const clock = new MemoryClock();
  const random = new MemoryRandom();
  const world = new MemoryWorld({ clock, random, ownOrigins: ['https://mallard.example'], ...options });
  return { clock, random, world, browser: () => memoryBrowser(world, clock, random) };
}

/** One browser profile: its tabs share storage, cookies and locks. */
function memoryBrowser(world: MemoryWorld, clock: MemoryClock, random: MemoryRandom) {
  const area = new MemoryStorageArea();
  const lock = new MemoryTabLock();
  const cookies = new MemoryCookieJar();
  const authorizationApi = new MemoryAuthorizationApi(world.auth, world.network);

  /** Opens a tab and starts the application in it. */
  function tab(address = '/', page: { readonly inHostApp?: boolean; readonly privacySignal?: boolean } = {}) {
    const { network } = world;
    const store = new MemoryKeyValueStore(clock, area);
    const location = new MemoryPageLocation(new URL(address, 'https://mallard.example'));
    const reporter = new MemoryErrorReporter();
    const connectivity = new MemoryConnectivity();
    const system = new MemorySystemTheme();
    const pixels = new MemoryPixelSender();
    const hostApp = new MemoryHostApp(page.inHostApp);

    const tokenApi = new MemoryTokenApi(world.auth, network);
    const accountApi = new MemoryAccountApi(world.auth, network);
    const checkoutApi = new MemoryCheckoutApi(world.subscriptions, world.cardProvider, network);
    const subscriptionApi = new MemorySubscriptionApi(world.subscriptions, network);
    const visitorApi = new MemoryVisitorApi(() => world.subscriptions.country, network);

    const session = new SessionState(tokenApi, store, lock, clock, reporter);
    const digest = new MemoryDigest();
    const authorization = new Authorization(authorizationApi, tokenApi, store, random, digest, reporter);
    const captureOrigin = new CaptureOrigin(location, store, reporter);
    const createAccount = new CreateAccount(authorization, authorizationApi, session, reporter);
    const app: App = {
      session,
      subscription: new SubscriptionState(session, subscriptionApi, store, connectivity),
      offers: new OfferState(visitorApi, new MemoryProductApi(network), captureOrigin, connectivity),
      theme: new ThemeState(cookies, system),
      purchase: {
        startCheckout: new StartCheckout(
          session,
          createAccount,
          checkoutApi,
          captureOrigin,
          location,
          hostApp,
          store,
          random,
          lock,
        ),
        handTokensToHostApp: new HandTokensToHostApp(hostApp, session, location),
      },
      account: {
        requestPasscode: new RequestPasscode(authorization, authorizationApi, store, reporter),
        signIn: new SignIn(authorization, authorizationApi, session, store, reporter),
        signOut: new SignOut(tokenApi, session, store, clock),
        requestEmailChange: new RequestEmailChange(session, accountApi, reporter),
        confirmEmailChange: new ConfirmEmailChange(session, accountApi, reporter),
      },
      visit: {
        captureOrigin,
        trackPage: new TrackPage(location, pixels, new MemoryPrivacySignal(page.privacySignal)),
      },
      start() {
        captureOrigin.execute();
        session.start();
      },
      leaveTo: (url) => location.assign(url),
    };
    app.start();
    return { app, store, location, reporter, connectivity, system, pixels, hostApp, cookies };
  }

  return { tab, area, lock };
}
