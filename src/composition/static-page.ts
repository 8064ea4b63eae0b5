import { ConsoleErrorReporter } from '../adapters/browser/console-error-reporter.ts';
import { NavigatorDeviceSource } from '../adapters/browser/navigator-device-source.ts';
import { NavigatorPrivacySignal } from '../adapters/browser/navigator-privacy-signal.ts';
import { SystemClock } from '../adapters/browser/system-clock.ts';
import { WebCryptoRandom } from '../adapters/browser/web-crypto-random.ts';
import { WindowPageLocation } from '../adapters/browser/window-page-location.ts';
import { BeaconPixelSender } from '../adapters/pixel/beacon-pixel-sender.ts';
import { originEntry } from '../adapters/storage/origin-entry.ts';
import { viewCountEntry } from '../adapters/storage/view-count-entry.ts';
import { WebKeyValueStore } from '../adapters/storage/web-key-value-store.ts';
import { EventContext } from '../application/analytics/event-context.ts';
import { TrackPage } from '../application/analytics/track-page.ts';
import { CaptureOrigin } from '../application/origin/capture-origin.ts';
import { beaconUrl } from './beacon-url.ts';
import { environmentOfVisit } from './environment-of-visit.ts';
import { pixelHost } from './pixel-host.ts';

// No static page shows a variant, and who takes part is asked of services that it does without (ADR 0012).
const noExperiments = { params: () => ({}) };

/**
 * The use-cases of a static page, wired by hand: the container alone would be twice what such a page may load.
 * The same classes as in `bindings/visit.ts`; no schemas, because the stored entries here are checked by their own rules.
 */
export function staticPage() {
  const page = new WindowPageLocation(window.location);
  const store = new WebKeyValueStore(window, new SystemClock(), {
    origin: originEntry,
    viewCount: viewCountEntry,
  });
  const captureOrigin = new CaptureOrigin(page, store, new ConsoleErrorReporter(console));
  const device = new NavigatorDeviceSource({ navigator, root: document.documentElement });
  const beacon = beaconUrl(environmentOfVisit(), import.meta.env, location.origin);
  return {
    captureOrigin,
    trackPage: new TrackPage(
      page,
      store,
      new BeaconPixelSender(pixelHost(), new WebCryptoRandom(), beacon),
      new NavigatorPrivacySignal(navigator),
      new EventContext(page, device, captureOrigin, store, noExperiments),
    ),
  };
}
