import { BrowserConnectivity } from '../../../adapters/browser/browser-connectivity.ts';
import { ConsoleErrorReporter } from '../../../adapters/browser/console-error-reporter.ts';
import { DocumentPageExperiments } from '../../../adapters/browser/document-page-experiments.ts';
import { darkQuery, MediaQuerySystemTheme } from '../../../adapters/browser/media-query-system-theme.ts';
import {
  NavigationBackendVariants,
  type NavigationTimings,
} from '../../../adapters/browser/navigation-backend-variants.ts';
import { NavigatorDeviceSource } from '../../../adapters/browser/navigator-device-source.ts';
import { SystemClock } from '../../../adapters/browser/system-clock.ts';
import { WebCryptoDigest } from '../../../adapters/browser/web-crypto-digest.ts';
import { WebCryptoRandom } from '../../../adapters/browser/web-crypto-random.ts';
import { WebLocksTabLock } from '../../../adapters/browser/web-locks-tab-lock.ts';
import { WindowPageLocation } from '../../../adapters/browser/window-page-location.ts';
import { WindowPrivacySignal } from '../../../adapters/browser/window-privacy-signal.ts';
import { DocumentCookieJar } from '../../../adapters/cookie/document-cookie-jar.ts';
import type { HostPorts } from '../../../adapters/native-bridge/native-host.ts';
import { CountingErrorReporter } from '../../../adapters/pixel/counting-error-reporter.ts';
import { storageCatalogue } from '../../../adapters/storage/catalogue.ts';
import { WebExperimentStore } from '../../../adapters/storage/web-experiment-store.ts';
import { type StorageHost, WebKeyValueStore } from '../../../adapters/storage/web-key-value-store.ts';
import { ShownExperiments } from '../../../application/experiment/shown-experiments.ts';
import { BackendVariants } from '../../../application/ports/backend-variants.ts';
import { Clock } from '../../../application/ports/clock.ts';
import { Connectivity } from '../../../application/ports/connectivity.ts';
import { CookieJar } from '../../../application/ports/cookie-jar.ts';
import { DeviceSource } from '../../../application/ports/device-source.ts';
import { Digest } from '../../../application/ports/digest.ts';
import { ErrorReporter } from '../../../application/ports/error-reporter.ts';
import { ExperimentStore } from '../../../application/ports/experiment-store.ts';
import { HostApp } from '../../../application/ports/host-app.ts';
import { HostBridge } from '../../../application/ports/host-bridge.ts';
import { KeyValueStore } from '../../../application/ports/key-value-store.ts';
import { PageExperiments } from '../../../application/ports/page-experiments.ts';
import { PageLocation } from '../../../application/ports/page-location.ts';
import { PixelSender } from '../../../application/ports/pixel-sender.ts';
import { PrivacySignal } from '../../../application/ports/privacy-signal.ts';
import { Random } from '../../../application/ports/random.ts';
import { SystemTheme } from '../../../application/ports/system-theme.ts';
import { TabLock } from '../../../application/ports/tab-lock.ts';
import { connectionInfo } from '../../connection-info.ts';
import type { Bind } from '../../feature.ts';
import { lockHost } from '../../lock-host.ts';

/** Substitutes for what the browser itself would provide. */
export interface Given {
  readonly clock?: Clock;
  readonly device?: DeviceSource;
}

/**
 * Binds what the browser itself provides: time, randomness, address, storage, cookies, connection, host app. `host`
 * comes from `composition/host-app-of-page.ts`.
 */
export function bindBrowser(bind: Bind, storage: StorageHost, host: HostPorts, given: Given = {}): void {
  bind(Clock)
    .toResolvedValue(() => given.clock ?? new SystemClock())
    .inSingletonScope();
  bind(Random)
    .toResolvedValue(() => new WebCryptoRandom())
    .inSingletonScope();
  bind(Digest)
    .toResolvedValue(() => new WebCryptoDigest())
    .inSingletonScope();
  bind(TabLock)
    .toResolvedValue(() => new WebLocksTabLock(lockHost()))
    .inSingletonScope();
  bind(PageLocation)
    .toResolvedValue(() => new WindowPageLocation(window.location, document))
    .inSingletonScope();
  bind(KeyValueStore)
    .toResolvedValue((clock) => new WebKeyValueStore(storage, clock, storageCatalogue), [Clock])
    .inSingletonScope();
  bind(CookieJar)
    .toResolvedValue(() => new DocumentCookieJar(document, window.location))
    .inSingletonScope();
  bind(SystemTheme)
    .toResolvedValue(() => new MediaQuerySystemTheme(matchMedia(darkQuery)))
    .inSingletonScope();
  bind(Connectivity)
    .toResolvedValue(() => new BrowserConnectivity({ window, document, connection: connectionInfo() }))
    .inSingletonScope();
  bind(PrivacySignal)
    .toResolvedValue(() => new WindowPrivacySignal(window))
    .inSingletonScope();
  bind(ErrorReporter)
    .toResolvedValue(
      (location, pixels, privacy, page) =>
        new CountingErrorReporter(
          new ConsoleErrorReporter(console),
          location,
          pixels,
          privacy,
          new ShownExperiments(page),
        ),
      [PageLocation, PixelSender, PrivacySignal, PageExperiments],
    )
    .inSingletonScope();
  bind(HostApp).toResolvedValue(host.app, [Random, PageLocation]).inSingletonScope();
  bind(HostBridge).toResolvedValue(host.bridge, [PageLocation]).inSingletonScope();
  bind(DeviceSource)
    .toResolvedValue(
      () => given.device ?? new NavigatorDeviceSource({ navigator, root: document.documentElement }),
    )
    .inSingletonScope();
  bind(ExperimentStore)
    .toResolvedValue(() => new WebExperimentStore(storage))
    .inSingletonScope();
  bind(PageExperiments)
    .toResolvedValue(() => new DocumentPageExperiments(document.documentElement))
    .inSingletonScope();
  bind(BackendVariants)
    .toResolvedValue(() => new NavigationBackendVariants(performance as NavigationTimings))
    .inSingletonScope();
}
