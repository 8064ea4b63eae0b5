import { MemoryAccountApi } from '../../src/adapters/memory/memory-account-api.ts';
import { MemoryAccountDataApi } from '../../src/adapters/memory/memory-account-data-api.ts';
import { MemoryAuthorizationApi } from '../../src/adapters/memory/memory-authorization-api.ts';
import { MemoryCheckoutApi } from '../../src/adapters/memory/memory-checkout-api.ts';
import { MemoryClock } from '../../src/adapters/memory/memory-clock.ts';
import { MemoryProductApi } from '../../src/adapters/memory/memory-product-api.ts';
import { MemoryRandom } from '../../src/adapters/memory/memory-random.ts';
import { MemorySubscriptionApi } from '../../src/adapters/memory/memory-subscription-api.ts';
import { MemoryTokenApi } from '../../src/adapters/memory/memory-token-api.ts';
import { MemoryVisitorApi } from '../../src/adapters/memory/memory-visitor-api.ts';
import { MemoryWorld } from '../../src/adapters/memory/memory-world.ts';
import type { Services } from './services.ts';

/** The services of the in-memory world. */
export async function memoryServices(): Promise<Services> {
  const site = new URL('https://mallard.example/');
  const clock = new MemoryClock();
  const world = new MemoryWorld({ clock, random: new MemoryRandom(), ownWebOrigins: [site.origin] });
  const { auth, network, subscriptions, cardProvider, mailbox } = world;
  return {
    site,
    browser: () => ({
      authorization: new MemoryAuthorizationApi(auth, network),
      tokens: new MemoryTokenApi(auth, network),
      account: new MemoryAccountApi(auth, () => [], network),
      data: new MemoryAccountDataApi(auth, subscriptions, mailbox, network),
      products: new MemoryProductApi(subscriptions, network),
      subscription: new MemorySubscriptionApi(subscriptions, network),
      checkout: new MemoryCheckoutApi(subscriptions, cardProvider, network),
      visitor: new MemoryVisitorApi(() => subscriptions.country, network),
    }),
    setCountry(country) {
      subscriptions.country = country;
    },
    async passcodeFor(email) {
      const passcode = mailbox.passcodeFor(email);
      if (passcode === null) throw new Error(`no passcode was mailed to ${email}`);
      return passcode;
    },
    async pay(checkoutUrl, card) {
      cardProvider.pay(checkoutUrl, card);
    },
    async advance(milliseconds) {
      clock.advance(milliseconds);
    },
    close: async () => {},
  };
}
