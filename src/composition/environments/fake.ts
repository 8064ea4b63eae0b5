import { SystemClock } from '../../adapters/browser/system-clock.ts';
import { MemoryRandom } from '../../adapters/memory/memory-random.ts';
import { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { seedWorld } from '../../adapters/memory/seed.ts';
import { PrefixedStorage } from '../../adapters/storage/prefixed-storage.ts';
import type { StorageHost } from '../../adapters/storage/web-key-value-store.ts';
import { bindBrowser } from '../features/visit/browser.ts';
import { hostAppOfPage } from '../host-app-of-page.ts';
import { memoryServices } from '../memory-services.ts';
import { type Environment, servicesOf } from './environment.ts';

/** Where the world is kept from one page load to the next, in session storage. */
const keptWorld = 'fake_world';

const latency = 150;
const paymentDelay = 1500;

/**
 * The browser's own means, and services of a world in memory that is the same for every visit: no network, two seeded
 * subscribers. Paying leads straight back, paid; passcodes and the subscribers' addresses stand in the console.
 * Only for developers: loaded by a dynamic import that production builds leave out.
 */
export async function fake(): Promise<Environment> {
  const hostApp = await hostAppOfPage(window);
  const saved = sessionStorage.getItem(keptWorld);
  const world = new MemoryWorld({
    clock: new SystemClock(),
    // The address of a page load is part of the seed, or the next load would give the same "random" ids again.
    random: new MemoryRandom(saved === null ? 1 : saved.length),
    ownWebOrigins: [location.origin],
    latency,
    paymentDelay,
    paysItself: true,
    saved,
  });
  const country = new URL(location.href).searchParams.get('country')?.toUpperCase();
  if (country !== undefined && /^[A-Z]{2}$/.test(country)) world.subscriptions.country = country;
  if (saved === null) console.info('fake environment, subscribers:', ...seedWorld(world).emails);
  world.mailbox.mails$.subscribe(({ to, passcode }) =>
    console.info(`mail to ${to}: ${passcode ?? 'no account here'}`),
  );
  addEventListener('pagehide', () => sessionStorage.setItem(keptWorld, world.save()));
  return {
    bindPage: (bind) => bindBrowser(bind, ownStorage(), hostApp),
    services: servicesOf(memoryServices, world),
  };
}

// The session of the real site must not meet that of the fake one; both last as long as the tab, as the world does.
function ownStorage(): StorageHost {
  const area = new PrefixedStorage(sessionStorage, 'fake_');
  return { localStorage: area, sessionStorage: area, addEventListener() {}, removeEventListener() {} };
}
