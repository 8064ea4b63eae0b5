import { ContainerModule } from 'inversify';
import { MemoryAuthorizationApi } from '../../src/adapters/memory/memory-authorization-api.ts';
import { MemoryBackendVariants } from '../../src/adapters/memory/memory-backend-variants.ts';
import { MemoryClock } from '../../src/adapters/memory/memory-clock.ts';
import { MemoryConnectivity } from '../../src/adapters/memory/memory-connectivity.ts';
import { MemoryCookieJar } from '../../src/adapters/memory/memory-cookie-jar.ts';
import { MemoryDeviceSource } from '../../src/adapters/memory/memory-device-source.ts';
import { MemoryDigest } from '../../src/adapters/memory/memory-digest.ts';
import { MemoryErrorReporter } from '../../src/adapters/memory/memory-error-reporter.ts';
import { MemoryExperimentStore } from '../../src/adapters/memory/memory-experiment-store.ts';
import { MemoryHostApp } from '../../src/adapters/memory/memory-host-app.ts';
import { MemoryHostBridge } from '../../src/adapters/memory/memory-host-bridge.ts';
import { MemoryKeyValueStore, MemoryStorageArea } from '../../src/adapters/memory/memory-key-value-store.ts';
import { MemoryPageExperiments } from '../../src/adapters/memory/memory-page-experiments.ts';
import { MemoryPageLocation } from '../../src/adapters/memory/memory-page-location.ts';
import { MemoryPixelSender } from '../../src/adapters/memory/memory-pixel-sender.ts';
import { MemoryPrivacySignal } from '../../src/adapters/memory/memory-privacy-signal.ts';
import { MemoryRandom } from '../../src/adapters/memory/memory-random.ts';
import { MemorySystemTheme } from '../../src/adapters/memory/memory-system-theme.ts';
import { MemoryTabLock } from '../../src/adapters/memory/memory-tab-lock.ts';
import { MemoryWorld, type MemoryWorldOptions } from '../../src/adapters/memory/memory-world.ts';
import { BackendVariants } from '../../src/application/ports/backend-variants.ts';
import { Clock } from '../../src/application/ports/clock.ts';
import { Connectivity } from '../../src/application/ports/connectivity.ts';
import { CookieJar } from '../../src/application/ports/cookie-jar.ts';
import { DeviceSource } from '../../src/application/ports/device-source.ts';
import { Digest } from '../../src/application/ports/digest.ts';
import { ErrorReporter } from '../../src/application/ports/error-reporter.ts';
import { ExperimentStore } from '../../src/application/ports/experiment-store.ts';
import { HostApp } from '../../src/application/ports/host-app.ts';
import { HostBridge } from '../../src/application/ports/host-bridge.ts';
import { KeyValueStore } from '../../src/application/ports/key-value-store.ts';
import { PageExperiments } from '../../src/application/ports/page-experiments.ts';
import { PageLocation } from '../../src/application/ports/page-location.ts';
import { PixelSender } from '../../src/application/ports/pixel-sender.ts';
import { PrivacySignal } from '../../src/application/ports/privacy-signal.ts';
import { Random } from '../../src/application/ports/random.ts';
import { SystemTheme } from '../../src/application/ports/system-theme.ts';
import { TabLock } from '../../src/application/ports/tab-lock.ts';
import { appIn } from '../../src/composition/app-container.ts';
import { memoryMoreBindings } from '../../src/composition/bindings/memory-more.ts';
import { memoryServiceBindings } from '../../src/composition/bindings/memory-services.ts';

/** A whole site on memory adapters: its services, and as many browsers as a test opens. */
export function memorySite(options: Partial<MemoryWorldOptions> = {}) {
  const clock = new MemoryClock();
  const random = new MemoryRandom();
  const world = new MemoryWorld({ clock, random, ownOrigins: ['https://mallard.example'], ...options });
  return { clock, random, world, browser: () => memoryBrowser(world, clock, random) };
}

interface Page {
  readonly inHostApp?: boolean;
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
    const reporter = new MemoryErrorReporter();
    const connectivity = new MemoryConnectivity();
    const system = new MemorySystemTheme();
    const pixels = new MemoryPixelSender();
    const hostApp = new MemoryHostApp(page.inHostApp);
    const hostBridge = new MemoryHostBridge();
    const ofTab = new ContainerModule(({ bind }) => {
      bind(Clock).toConstantValue(clock);
      bind(Random).toConstantValue(random);
      bind(Digest).toConstantValue(new MemoryDigest());
      bind(TabLock).toConstantValue(lock);
      bind(PageLocation).toConstantValue(location);
      bind(KeyValueStore).toConstantValue(store);
      bind(CookieJar).toConstantValue(cookies);
      bind(SystemTheme).toConstantValue(system);
      bind(Connectivity).toConstantValue(connectivity);
      bind(PrivacySignal).toConstantValue(new MemoryPrivacySignal(page.privacySignal));
      bind(ErrorReporter).toConstantValue(reporter);
      bind(HostApp).toConstantValue(hostApp);
      bind(HostBridge).toConstantValue(hostBridge);
      bind(PixelSender).toConstantValue(pixels);
      bind(DeviceSource).toConstantValue(new MemoryDeviceSource({ userAgent: page.userAgent ?? '' }));
      bind(ExperimentStore).toConstantValue(experiments);
      bind(BackendVariants).toConstantValue(new MemoryBackendVariants());
      bind(PageExperiments).toConstantValue(new MemoryPageExperiments());
    });
    const app = appIn({
      modules: [ofTab, memoryServiceBindings(world, authorizationApi)],
      more: async () => [memoryMoreBindings(world)],
    });
    app.start();
    return { app, store, location, reporter, connectivity, system, pixels, hostApp, hostBridge, cookies };
  }

  return { tab, area, lock };
}
