import { ContainerModule } from 'inversify';
import { TrackPage } from '../../application/analytics/track-page.ts';
import { CaptureOrigin } from '../../application/origin/capture-origin.ts';
import { CookieJar } from '../../application/ports/cookie-jar.ts';
import { ErrorReporter } from '../../application/ports/error-reporter.ts';
import { KeyValueStore } from '../../application/ports/key-value-store.ts';
import { PageLocation } from '../../application/ports/page-location.ts';
import { PixelSender } from '../../application/ports/pixel-sender.ts';
import { PrivacySignal } from '../../application/ports/privacy-signal.ts';
import { SystemTheme } from '../../application/ports/system-theme.ts';
import { ThemeState } from '../../application/theme/theme-state.ts';

/** What every page has: theme, origin of the visit, counting. */
export const visitBindings = new ContainerModule(({ bind }) => {
  bind(ThemeState)
    .toResolvedValue((cookies, system) => new ThemeState(cookies, system), [CookieJar, SystemTheme])
    .inSingletonScope();
  bind(CaptureOrigin)
    .toResolvedValue(
      (location, store, reporter) => new CaptureOrigin(location, store, reporter),
      [PageLocation, KeyValueStore, ErrorReporter],
    )
    .inSingletonScope();
  bind(TrackPage)
    .toResolvedValue(
      (location, pixels, privacy) => new TrackPage(location, pixels, privacy),
      [PageLocation, PixelSender, PrivacySignal],
    )
    .inSingletonScope();
});
