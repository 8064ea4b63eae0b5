import { EventContext } from '../../../application/analytics/event-context.ts';
import { TrackBounce } from '../../../application/analytics/track-bounce.ts';
import { TrackEvent } from '../../../application/analytics/track-event.ts';
import { TrackPage } from '../../../application/analytics/track-page.ts';
import { AssignExperiment } from '../../../application/experiment/assign-experiment.ts';
import { AudienceState } from '../../../application/experiment/audience-state.ts';
import { ExperimentState } from '../../../application/experiment/experiment-state.ts';
import { CaptureOrigin } from '../../../application/origin/capture-origin.ts';
import { BackendVariants } from '../../../application/ports/backend-variants.ts';
import { Clock } from '../../../application/ports/clock.ts';
import { Connectivity } from '../../../application/ports/connectivity.ts';
import { CookieJar } from '../../../application/ports/cookie-jar.ts';
import { DeviceSource } from '../../../application/ports/device-source.ts';
import { EligibilityApi } from '../../../application/ports/eligibility-api.ts';
import { ErrorReporter } from '../../../application/ports/error-reporter.ts';
import { ExperimentStore } from '../../../application/ports/experiment-store.ts';
import { KeyValueStore } from '../../../application/ports/key-value-store.ts';
import { PageExperiments } from '../../../application/ports/page-experiments.ts';
import { PageLocation } from '../../../application/ports/page-location.ts';
import { PixelSender } from '../../../application/ports/pixel-sender.ts';
import { PrivacySignal } from '../../../application/ports/privacy-signal.ts';
import { Random } from '../../../application/ports/random.ts';
import { SystemTheme } from '../../../application/ports/system-theme.ts';
import { VisitorApi } from '../../../application/ports/visitor-api.ts';
import { EligibilityState } from '../../../application/subscription/eligibility-state.ts';
import { ThemeState } from '../../../application/theme/theme-state.ts';
import type { Feature } from '../../feature.ts';

/** What every page needs: the theme, the origin of the visit, experiments, and counting. */
export const feature: Feature<'visit'> = {
  bindUseCases(bind) {
    bind(ThemeState)
      .toResolvedValue(
        (cookies, system, location) => new ThemeState(cookies, system, location),
        [CookieJar, SystemTheme, PageLocation],
      )
      .inSingletonScope();
    bind(CaptureOrigin)
      .toResolvedValue(
        (location, store, reporter) => new CaptureOrigin(location, store, reporter),
        [PageLocation, KeyValueStore, ErrorReporter],
      )
      .inSingletonScope();
    bind(TrackPage)
      .toResolvedValue(
        (location, store, pixels, privacy, context) =>
          new TrackPage(location, store, pixels, privacy, context),
        [PageLocation, KeyValueStore, PixelSender, PrivacySignal, EventContext],
      )
      .inSingletonScope();
    bind(EligibilityState)
      .toResolvedValue(
        (api, connectivity) => new EligibilityState(api, connectivity),
        [EligibilityApi, Connectivity],
      )
      .inSingletonScope();
    bind(AudienceState)
      .toResolvedValue(
        (visitor, device, eligibility, connectivity) =>
          new AudienceState(visitor, device, eligibility, connectivity),
        [VisitorApi, DeviceSource, EligibilityState, Connectivity],
      )
      .inSingletonScope();
    bind(AssignExperiment)
      .toResolvedValue(
        (location, origin, store, backend, random) =>
          new AssignExperiment(location, origin, store, backend, random),
        [PageLocation, CaptureOrigin, ExperimentStore, BackendVariants, Random],
      )
      .inSingletonScope();
    bind(ExperimentState)
      .toResolvedValue(
        (assign, audience, page) => new ExperimentState(assign, audience, page),
        [AssignExperiment, AudienceState, PageExperiments],
      )
      .inSingletonScope();
    bind(EventContext)
      .toResolvedValue(
        (location, device, origin, store, experiments) =>
          new EventContext(location, device, origin, store, experiments),
        [PageLocation, DeviceSource, CaptureOrigin, KeyValueStore, ExperimentState],
      )
      .inSingletonScope();
    bind(TrackEvent)
      .toResolvedValue(
        (location, pixels, privacy, context, reporter) =>
          new TrackEvent(location, pixels, privacy, context, reporter),
        [PageLocation, PixelSender, PrivacySignal, EventContext, ErrorReporter],
      )
      .inSingletonScope();
    bind(TrackBounce)
      .toResolvedValue(
        (clock, location, trackEvent) => new TrackBounce(clock, location, trackEvent),
        [Clock, PageLocation, TrackEvent],
      )
      .inSingletonScope();
  },
  of: (container) => ({
    theme: container.get(ThemeState),
    captureOrigin: container.get(CaptureOrigin),
    trackPage: container.get(TrackPage),
    trackEvent: container.get(TrackEvent),
    trackBounce: container.get(TrackBounce),
    errors: container.get(ErrorReporter),
  }),
  start({ captureOrigin }) {
    captureOrigin.execute();
  },
  arrive({ captureOrigin, theme }) {
    captureOrigin.execute();
    theme.refresh();
  },
};
