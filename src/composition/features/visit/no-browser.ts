import { MemoryBackendVariants } from '../../../adapters/memory/memory-backend-variants.ts';
import { MemoryClock } from '../../../adapters/memory/memory-clock.ts';
import { MemoryConnectivity } from '../../../adapters/memory/memory-connectivity.ts';
import { MemoryCookieJar } from '../../../adapters/memory/memory-cookie-jar.ts';
import { MemoryDeviceSource } from '../../../adapters/memory/memory-device-source.ts';
import { MemoryDigest } from '../../../adapters/memory/memory-digest.ts';
import { MemoryErrorReporter } from '../../../adapters/memory/memory-error-reporter.ts';
import { MemoryExperimentStore } from '../../../adapters/memory/memory-experiment-store.ts';
import { MemoryHostApp } from '../../../adapters/memory/memory-host-app.ts';
import { MemoryKeyValueStore } from '../../../adapters/memory/memory-key-value-store.ts';
import { MemoryPageExperiments } from '../../../adapters/memory/memory-page-experiments.ts';
import { MemoryPageLocation } from '../../../adapters/memory/memory-page-location.ts';
import { MemoryPrivacySignal } from '../../../adapters/memory/memory-privacy-signal.ts';
import { MemoryRandom } from '../../../adapters/memory/memory-random.ts';
import { MemorySystemTheme } from '../../../adapters/memory/memory-system-theme.ts';
import { MemoryTabLock } from '../../../adapters/memory/memory-tab-lock.ts';
import { NoHostBridge } from '../../../adapters/native-bridge/no-host-bridge.ts';
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
import { PrivacySignal } from '../../../application/ports/privacy-signal.ts';
import { Random } from '../../../application/ports/random.ts';
import { SystemTheme } from '../../../application/ports/system-theme.ts';
import { TabLock } from '../../../application/ports/tab-lock.ts';
import type { Bind } from '../../feature.ts';

/** Binds a page without a browser: a new visitor on a device that reveals nothing about itself. */
export function bindNoBrowser(bind: Bind): void {
  bind(Clock)
    .toResolvedValue(() => new MemoryClock())
    .inSingletonScope();
  bind(Random)
    .toResolvedValue(() => new MemoryRandom())
    .inSingletonScope();
  bind(Digest)
    .toResolvedValue(() => new MemoryDigest())
    .inSingletonScope();
  bind(TabLock)
    .toResolvedValue(() => new MemoryTabLock())
    .inSingletonScope();
  bind(PageLocation)
    .toResolvedValue(() => new MemoryPageLocation())
    .inSingletonScope();
  bind(KeyValueStore)
    .toResolvedValue((clock) => new MemoryKeyValueStore(clock), [Clock])
    .inSingletonScope();
  bind(CookieJar)
    .toResolvedValue(() => new MemoryCookieJar())
    .inSingletonScope();
  bind(SystemTheme)
    .toResolvedValue(() => new MemorySystemTheme())
    .inSingletonScope();
  bind(Connectivity)
    .toResolvedValue(() => new MemoryConnectivity())
    .inSingletonScope();
  bind(PrivacySignal)
    .toResolvedValue(() => new MemoryPrivacySignal())
    .inSingletonScope();
  bind(ErrorReporter)
    .toResolvedValue(() => new MemoryErrorReporter())
    .inSingletonScope();
  bind(HostApp)
    .toResolvedValue(() => new MemoryHostApp())
    .inSingletonScope();
  bind(HostBridge)
    .toResolvedValue(() => new NoHostBridge('not-browser-context'))
    .inSingletonScope();
  bind(DeviceSource)
    .toResolvedValue(() => new MemoryDeviceSource())
    .inSingletonScope();
  bind(ExperimentStore)
    .toResolvedValue(() => new MemoryExperimentStore(false))
    .inSingletonScope();
  bind(PageExperiments)
    .toResolvedValue(() => new MemoryPageExperiments())
    .inSingletonScope();
  bind(BackendVariants)
    .toResolvedValue(() => new MemoryBackendVariants())
    .inSingletonScope();
}
