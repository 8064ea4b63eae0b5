import { SystemClock } from '../../adapters/browser/system-clock.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryDeviceSource } from '../../adapters/memory/memory-device-source.ts';
import { MemoryRandom } from '../../adapters/memory/memory-random.ts';
import { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { seedWorld } from '../../adapters/memory/seed.ts';
import { storageCatalogue } from '../../adapters/storage/catalogue.ts';
import { PrefixedStorage } from '../../adapters/storage/prefixed-storage.ts';
import { type StorageHost, WebKeyValueStore } from '../../adapters/storage/web-key-value-store.ts';
import type { PageConditions } from '../../contract/dev-states.ts';
import { shownPlatform } from '../../domain/download/platform.ts';
import { bindBrowser, type Given } from '../features/visit/browser.ts';
import { hostAppOfPage } from '../host-app-of-page.ts';
import { memoryServices } from '../memory-services.ts';
import { conditionsOfVisit } from './conditions-of-visit.ts';
import { type Environment, servicesOf } from './environment.ts';
import { type Port, withOverrides } from './overrides.ts';
import { putInState } from './world-in-state.ts';

/** Prefix of everything that this environment stores in session storage. */
const prefix = 'fake_';
/** Where the world is stored between page loads. */
const keptWorld = `${prefix}world`;

const latency = 150;
const paymentDelay = 1500;

/**
 * The browser's own facilities, with services from an in-memory world that starts the same for every visit: no network,
 * two seeded subscribers. Paying returns immediately, paid; passcodes and the subscribers' addresses are in the
 * console. An address of the state gallery (`/dev/states`) starts a separate world in that state. For developers only:
 * loaded by a dynamic import that production builds leave out.
 *
 * `real` lists ports that get production's adapters instead: while working on one service, a developer names its port
 * where this is called (`create-app.ts`), and removes it afterwards.
 */
export async function fake(real: readonly Port[] = []): Promise<Environment> {
  const page = new URL(location.href);
  const host = await hostAppOfPage(window);
  const conditions = await conditionsOfVisit(page);
  if (conditions !== null) forgetVisit();
  const clock = conditions?.now === undefined ? new SystemClock() : new MemoryClock(conditions.now);
  const saved = sessionStorage.getItem(keptWorld);
  const world = new MemoryWorld({
    clock,
    // The saved world's length is part of the seed, or the next load would generate the same "random" ids again.
    random: new MemoryRandom(saved === null ? 1 : saved.length),
    ownWebOrigins: [location.origin],
    latency: conditions === null ? latency : 0,
    paymentDelay,
    paysItself: true,
    saved,
  });
  const country = page.searchParams.get('country')?.toUpperCase();
  if (country !== undefined && /^[A-Z]{2}$/.test(country)) world.subscriptions.country = country;
  if (conditions !== null) {
    putInState(world, new WebKeyValueStore(ownStorage(), clock, storageCatalogue), clock, conditions);
    showOnPage(document.documentElement, conditions);
  } else if (saved === null) console.info('fake environment, subscribers:', ...seedWorld(world).emails);
  world.mailbox.mails$.subscribe(({ to, passcode }) =>
    console.info(`mail to ${to}: ${passcode ?? 'no account here'}`),
  );
  addEventListener('pagehide', () => sessionStorage.setItem(keptWorld, world.save()));
  const given: Given = {
    clock,
    ...(conditions?.userAgent === undefined
      ? {}
      : { device: new MemoryDeviceSource({ userAgent: conditions.userAgent }) }),
  };
  const own: Environment = {
    bindPage: (bind) => bindBrowser(bind, ownStorage(), host, given),
    services: servicesOf(memoryServices, world),
  };
  if (real.length === 0) return own;
  const { http } = await import('./http.ts');
  return withOverrides(own, real, await http('production'));
}

// The real site's session must not mix with the fake one's; both last as long as the tab, as the world does.
function ownStorage(): StorageHost {
  const area = new PrefixedStorage(sessionStorage, prefix);
  return { localStorage: area, sessionStorage: area, addEventListener() {}, removeEventListener() {} };
}

// Corrects what the script in the head read from the real browser before this environment was loaded.
function showOnPage(root: HTMLElement, { account, userAgent }: PageConditions): void {
  root.toggleAttribute('data-session', account !== undefined);
  if (userAgent !== undefined) root.dataset['platform'] = shownPlatform(userAgent, 0);
}

function forgetVisit(): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(prefix)) sessionStorage.removeItem(name);
}
