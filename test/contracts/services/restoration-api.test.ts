import { describe, expect, it } from 'vitest';
import { WebCryptoDigest } from '../../../src/adapters/browser/web-crypto-digest.ts';
import { HttpRestorationApi } from '../../../src/adapters/http/http-restoration-api.ts';
import { MemoryAuthorizationApi } from '../../../src/adapters/memory/memory-authorization-api.ts';
import { testCards } from '../../../src/adapters/memory/memory-card-provider.ts';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock.ts';
import { MemoryDigest } from '../../../src/adapters/memory/memory-digest.ts';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random.ts';
import { MemoryRestorationApi } from '../../../src/adapters/memory/memory-restoration-api.ts';
import { MemoryTokenApi } from '../../../src/adapters/memory/memory-token-api.ts';
import { MemoryWorld } from '../../../src/adapters/memory/memory-world.ts';
import type { RestorationApi } from '../../../src/application/ports/restoration-api.ts';
import { readAccessToken } from '../../../src/domain/account/token.ts';
import { clientOf, httpServicesOf } from '../../support/http-services.ts';
import { serverOfFile } from '../../support/server-of-file.ts';
import { errorOf, newAccount, orderOn, valueOf } from '../../support/services.ts';

/** The restoration service, with the access token of an account that is entitled to it or is not. */
interface RestorationSide {
  readonly api: RestorationApi;
  readonly tokenOf: (account: 'entitled' | 'not entitled') => Promise<string>;
}

/** What every {@link RestorationApi} does. */
function restorationApiContract(name: string, open: () => RestorationSide): void {
  describe(`${name} as identity theft restoration`, () => {
    it('issues a code to a subscriber, and another when asked again', async () => {
      const { api, tokenOf } = open();
      const token = await tokenOf('entitled');
      const first = valueOf(await api.issueCode(token)).code;
      const second = valueOf(await api.issueCode(token)).code;
      expect(first).not.toBe('');
      expect(second).not.toBe('');
      expect(second).not.toBe(first);
    });

    it('issues none to an account whose subscription does not include it', async () => {
      const { api, tokenOf } = open();
      expect(errorOf(await api.issueCode(await tokenOf('not entitled')))).toEqual({ code: 'not_entitled' });
    });

    it('issues none for a token that is none', async () => {
      expect(errorOf(await open().api.issueCode('a.b.c'))).toEqual({ code: 'invalid_token' });
    });
  });
}

/** Identity theft restoration in memory, with accounts that are entitled to it or are not. */
function memoryRestoration(): RestorationSide {
  const random = new MemoryRandom();
  const { auth, network } = new MemoryWorld({ clock: new MemoryClock(), random, ownWebOrigins: [] });
  const entitled = new Set<string>();
  return {
    api: new MemoryRestorationApi(auth, (account) => entitled.has(account), random, network),
    async tokenOf(kind) {
      const authorization = new MemoryAuthorizationApi(auth, network);
      const tokens = new MemoryTokenApi(auth, network);
      const { accessToken } = await newAccount({ authorization, tokens }, new MemoryDigest());
      if (kind === 'entitled') entitled.add(readAccessToken(accessToken)?.accountId ?? '');
      return accessToken;
    },
  };
}

const server = serverOfFile();

restorationApiContract('MemoryRestorationApi', memoryRestoration);
restorationApiContract('HttpRestorationApi', () => ({
  api: new HttpRestorationApi(clientOf(server())),
  async tokenOf(kind) {
    const services = httpServicesOf(server());
    const browser = services.browser();
    const { accessToken } = await newAccount(browser, new WebCryptoDigest());
    if (kind === 'not entitled') return accessToken;
    const opened = await browser.checkout.open(accessToken, orderOn(services), crypto.randomUUID());
    await services.pay(valueOf(opened).checkoutUrl, testCards.good);
    return accessToken;
  },
}));
