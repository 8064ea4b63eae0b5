import { MemoryAuthorizationApi } from '../../src/adapters/memory/memory-authorization-api.ts';
import { MemoryClock } from '../../src/adapters/memory/memory-clock.ts';
import { MemoryDigest } from '../../src/adapters/memory/memory-digest.ts';
import { MemoryRandom } from '../../src/adapters/memory/memory-random.ts';
import { MemoryRestorationApi } from '../../src/adapters/memory/memory-restoration-api.ts';
import { MemoryTokenApi } from '../../src/adapters/memory/memory-token-api.ts';
import { MemoryWorld } from '../../src/adapters/memory/memory-world.ts';
import { readAccessToken } from '../../src/domain/account/token.ts';
import type { RestorationSide } from '../contracts/restoration-api.contract.ts';
import { newAccount } from '../contracts/services.ts';

/** Identity theft restoration in memory, with accounts that are entitled to it or are not. */
export function memoryRestoration(): RestorationSide {
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
