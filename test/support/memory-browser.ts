import { ContainerModule } from 'inversify';
import { MemoryAuthorizationApi } from '../../src/adapters/memory/memory-authorization-api.ts';
import { MemoryClock } from '../../src/adapters/memory/memory-clock.ts';
import type { MemoryConnectivity } from '../../src/adapters/memory/memory-connectivity.ts';
import { MemoryCookieJar } from '../../src/adapters/memory/memory-cookie-jar.ts';
import { MemoryDeviceSource } from '../../src/adapters/memory/memory-device-source.ts';
import type { MemoryErrorReporter } from '../../src/adapters/memory/memory-error-reporter.ts';
import { MemoryExperimentStore } from '../../src/adapters/memory/memory-experiment-store.ts';
import { MemoryHostApp } from '../../src/adapters/memory/memory-host-app.ts';
import { MemoryHostBridge } from '../../src/adapters/memory/memory-host-bridge.ts';
import { MemoryKeyValueStore, MemoryStorageArea } from '../../src/adapters/memory/memory-key-value-store.ts';
import { MemoryPageLocation } from '../../src/adapters/memory/memory-page-location.ts';
import type { MemoryPixelSender } from '../../src/adapters/memory/memory-pixel-sender.ts';
import { MemoryPrivacySignal } from '../../src/adapters/memory/memory-privacy-signal.ts';
import { MemoryRandom } from '../../src/adapters/memory/memory-random.ts';
import type { MemorySystemTheme } from '../../src/adapters/memory/memory-system-theme.ts';
import { MemoryTabLock } from '../../src/adapters/memory/memory-tab-lock.ts';
import { MemoryWorld, type MemoryWorldOptions } from '../../src/adapters/memory/memory-world.ts';
import { AuthorizationApi } from '../../src/application/ports/authorization-api.ts';
import { Clock } from '../../src/application/ports/clock.ts';
import { Connectivity } from '../../src/application/ports/connectivity.ts';
import { CookieJar } from '../../src/application/ports/cookie-jar.ts';
import { DeviceSource } from '../../src/application/ports/device-source.ts';
import { ErrorReporter } from '../../src/application/ports/error-reporter.ts';
import { ExperimentStore } from '../../src/application/ports/experiment-store.ts';
import { HostApp } from '../../src/application/ports/host-app.ts';
import { HostBridge } from '../../src/application/ports/host-bridge.ts';
import { KeyValueStore } from '../../src/application/ports/key-value-store.ts';
import { PageLocation } from '../../src/application/ports/page-location.ts';
import { PixelSender } from '../../src/application/ports/pixel-sender.ts';
import { PrivacySignal } from '../../src/application/ports/privacy-signal.ts';
import { Random } from '../../src/application/ports/random.ts';
import { SystemTheme } from '../../src/application/ports/system-theme.ts';
import { TabLock } from '../../src/application/ports/tab-lock.ts';
import { ContainerApp } from '../../src/composition/container-app.ts';
import type { Bind } from '../../src/composition/feature.ts';
import { bindNoBrowser } from '../../src/composition/features/visit/no-browser.ts';
import { addEveryFeature, unlessBound } from './every-feature.ts';

/** A whole site on in-memory adapters: its services, and as many browsers as a test opens. */
export function memorySite(options: Partial<MemoryWorldOptions> = {}) {
  const clock = new MemoryClock();
  const random = new MemoryRandom();
  const world = new MemoryWorld({ clock, random, ownWebOrigins: ['https://mallard.example'], ...options });
  return { clock, random, world, browser: () => memoryBrowser(world, clock, random) };
}

interface Page {
  readonly inHostApp?: boolean;
  /** In a browser of ours, which has a bridge on every page. */
  readonly hasBridge?: boolean;
  readonly privacySignal?: boolean;
  readonly userAgent?: string;
}

/** One browser profile: its tabs share storage, cookies and locks. */
function memoryBrowser(world: MemoryWorld, clock: MemoryClock, random: MemoryRandom) {
  const area = new MemoryStorageArea();
  const lock = new MemoryTabLock();
  const cookies = new MemoryCookieJar();
  const experiments = new MemoryExperimentStore();
  const authorizationApi = new MemoryAuthorizationApi(world.auth, world.network);

  /** Opens a tab and starts the application in it, wired as on the real site. */
  function tab(address = '/', page: Page = {}) {
    const store = new MemoryKeyValueStore(clock, area);
    const location = new MemoryPageLocation(new URL(address, 'https://mallard.example'));
    const hostApp = new MemoryHostApp(page.inHostApp);
    const hostBridge = new MemoryHostBridge();
    hostBridge.present = page.hasBridge ?? false;
    const bindTab = (bind: Bind) => {
      bind(Clock).toConstantValue(clock);
      bind(Random).toConstantValue(random);
      bind(TabLock).toConstantValue(lock);
      bind(PageLocation).toConstantValue(location);
      bind(KeyValueStore).toConstantValue(store);
      bind(CookieJar).toConstantValue(cookies);
      bind(PrivacySignal).toConstantValue(new MemoryPrivacySignal(page.privacySignal));
      bind(HostApp).toConstantValue(hostApp);
      bind(HostBridge).toConstantValue(hostBridge);
      bind(DeviceSource).toConstantValue(new MemoryDeviceSource({ userAgent: page.userAgent ?? '' }));
      bind(ExperimentStore).toConstantValue(experiments);
      bind(AuthorizationApi).toConstantValue(authorizationApi);
    };
    const app = new ContainerApp({
      bindPage: bindTab,
      services: () => Promise.reject(new Error('every feature is here already')),
    });
    const { container } = app;
    // What tabs share and what a test configures is bound already; the rest is common to all pages, or belongs to the
    // world.
    container.load(new ContainerModule(({ bind }) => bindNoBrowser(unlessBound(container, bind))));
    addEveryFeature(app, world);
    const reporter = container.get(ErrorReporter) as MemoryErrorReporter;
    const connectivity = container.get(Connectivity) as MemoryConnectivity;
    const system = container.get(SystemTheme) as MemorySystemTheme;
    const pixels = container.get(PixelSender) as MemoryPixelSender;
    app.start();
    return { app, store, location, reporter, connectivity, system, pixels, hostApp, hostBridge, cookies };
  }

  return { tab, area, lock };
}
