import { MemoryAccountApi } from '../../../adapters/memory/memory-account-api.ts';
import { MemoryAuthorizationApi } from '../../../adapters/memory/memory-authorization-api.ts';
import { MemoryLegacyAuthApi } from '../../../adapters/memory/memory-legacy-auth-api.ts';
import { MemoryTokenApi } from '../../../adapters/memory/memory-token-api.ts';
import type { MemoryWorld } from '../../../adapters/memory/memory-world.ts';
import { AccountApi } from '../../../application/ports/account-api.ts';
import { AuthorizationApi } from '../../../application/ports/authorization-api.ts';
import { LegacyAuthApi } from '../../../application/ports/legacy-auth-api.ts';
import { TokenApi } from '../../../application/ports/token-api.ts';
import type { Bind } from '../../feature.ts';

/** Binds this feature's services in an in-memory world. */
export function bindServices(bind: Bind, { auth, network, subscriptions }: MemoryWorld): void {
  const entitlementsOf = (account: string) => subscriptions.entitlementsOf(account);
  bind(AuthorizationApi)
    .toResolvedValue(() => new MemoryAuthorizationApi(auth, network))
    .inSingletonScope();
  bind(TokenApi)
    .toResolvedValue(() => new MemoryTokenApi(auth, network))
    .inSingletonScope();
  bind(AccountApi)
    .toResolvedValue(() => new MemoryAccountApi(auth, entitlementsOf, network))
    .inSingletonScope();
  bind(LegacyAuthApi)
    .toResolvedValue(() => new MemoryLegacyAuthApi(auth, entitlementsOf, network))
    .inSingletonScope();
}
