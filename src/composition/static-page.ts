import { ConsoleErrorReporter } from '../adapters/browser/console-error-reporter.ts';
import { DocumentPageExperiments } from '../adapters/browser/document-page-experiments.ts';
import { NavigatorDeviceSource } from '../adapters/browser/navigator-device-source.ts';
import { randomBytes } from '../adapters/browser/random-bytes.ts';
import { SystemClock } from '../adapters/browser/system-clock.ts';
import { WindowPageLocation } from '../adapters/browser/window-page-location.ts';
import { WindowPrivacySignal } from '../adapters/browser/window-privacy-signal.ts';
import { BeaconPixelSender } from '../adapters/pixel/beacon-pixel-sender.ts';
import { originEntry } from '../adapters/storage/origin-entry.ts';
import { viewCountEntry } from '../adapters/storage/view-count-entry.ts';
import { WebEntries } from '../adapters/storage/web-entries.ts';
import { EventContext } from '../application/analytics/event-context.ts';
import { TrackBounce } from '../application/analytics/track-bounce.ts';
import { TrackEvent } from '../application/analytics/track-event.ts';
import { TrackPage } from '../application/analytics/track-page.ts';
import { ShownExperiments } from '../application/experiment/shown-experiments.ts';
import { TrackEnrolment } from '../application/experiment/track-enrolment.ts';
import { CaptureOrigin } from '../application/origin/capture-origin.ts';
import { ofVisit } from '../domain/records/visit-entry.ts';
import { beaconUrl } from './beacon-url.ts';
import { environmentOfVisit } from './environment-of-visit.ts';
import { pixelHost } from './pixel-host.ts';
import type { SettingsOf } from './service-url.ts';

/**
 * The use-cases of a static page, wired by hand: the container alone would be twice the size budget of such a page. The
 * same classes as in `features/visit/feature.ts`, but without schemas, because the entries stored here are validated by
 * hand.
 */
export function staticPage() {
  const page = new WindowPageLocation(window.location, document);
  const clock = new SystemClock();
  const formats = { origin: originEntry, viewCount: viewCountEntry };
  const store = new WebEntries(window, clock, formats, { origin: ofVisit, viewCount: ofVisit });
  const reporter = new ConsoleErrorReporter(console);
  const captureOrigin = new CaptureOrigin(page, store, reporter);
  const device = new NavigatorDeviceSource({ navigator, root: document.documentElement });
  // Listed one by one: the whole `import.meta.env` would otherwise be inlined in the script.
  const settings: SettingsOf<'BEACON_URL'> = {
    VITE_BEACON_URL: import.meta.env.VITE_BEACON_URL,
    VITE_STAGING_BEACON_URL: import.meta.env.VITE_STAGING_BEACON_URL,
  };
  const beacon = beaconUrl(environmentOfVisit(), settings, location.origin);
  const pixels = new BeaconPixelSender(pixelHost(), { bytes: randomBytes }, beacon);
  const privacy = new WindowPrivacySignal(window);
  const experiments = new DocumentPageExperiments(document.documentElement);
  const shown = new ShownExperiments(experiments);
  const context = new EventContext(page, device, captureOrigin, store, shown);
  const trackEvent = new TrackEvent(page, pixels, privacy, context, reporter);
  return {
    captureOrigin,
    trackPage: new TrackPage(page, store, pixels, privacy, context),
    trackEvent,
    trackEnrolment: new TrackEnrolment(experiments, trackEvent),
    trackBounce: new TrackBounce(clock, page, trackEvent),
  };
}
