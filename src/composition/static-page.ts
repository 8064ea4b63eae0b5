import { ConsoleErrorReporter } from '../adapters/browser/console-error-reporter.ts';
import { darkQuery, MediaQuerySystemTheme } from '../adapters/browser/media-query-system-theme.ts';
import { NavigatorPrivacySignal } from '../adapters/browser/navigator-privacy-signal.ts';
import { SystemClock } from '../adapters/browser/system-clock.ts';
import { WebCryptoRandom } from '../adapters/browser/web-crypto-random.ts';
import { WindowPageLocation } from '../adapters/browser/window-page-location.ts';
import { DocumentCookieJar } from '../adapters/cookie/document-cookie-jar.ts';
import { BeaconPixelSender } from '../adapters/pixel/beacon-pixel-sender.ts';
import { originEntry } from '../adapters/storage/origin-entry.ts';
import { WebKeyValueStore } from '../adapters/storage/web-key-value-store.ts';
import { TrackPage } from '../application/analytics/track-page.ts';
import { CaptureOrigin } from '../application/origin/capture-origin.ts';
import { ThemeState } from '../application/theme/theme-state.ts';
import { beaconUrl } from './beacon-url.ts';
import { environmentOfVisit } from './environment-of-visit.ts';
import { pixelHost } from './pixel-host.ts';

/**
 * The use-cases of a static page, wired by hand: the container alone would be twice what such a page may load.
 * The same classes as in `bindings/visit.ts`; no schemas, because the only stored entry here is checked by its own rule.
 */
export function staticPage() {
  const page = new WindowPageLocation(window.location);
  const store = new WebKeyValueStore(window, new SystemClock(), { origin: originEntry });
  const beacon = beaconUrl(environmentOfVisit(), import.meta.env, location.origin);
  return {
    theme: new ThemeState(
      new DocumentCookieJar(document, window.location),
      new MediaQuerySystemTheme(matchMedia(darkQuery)),
      page,
    ),
    captureOrigin: new CaptureOrigin(page, store, new ConsoleErrorReporter(console)),
    trackPage: new TrackPage(
      page,
      new BeaconPixelSender(pixelHost(), new WebCryptoRandom(), beacon),
      new NavigatorPrivacySignal(navigator),
    ),
  };
}
