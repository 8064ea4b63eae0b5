import { MemoryAccountDataApi } from '../../../adapters/memory/memory-account-data-api.ts';
import type { MemoryWorld } from '../../../adapters/memory/memory-world.ts';
import { AccountDataApi } from '../../../application/ports/account-data-api.ts';
import type { Bind } from '../../feature.ts';

/** Binds this feature's services in an in-memory world. */
export function bindServices(bind: Bind, { auth, network, subscriptions, mailbox }: MemoryWorld): void {
  bind(AccountDataApi)
    .toResolvedValue(() => new MemoryAccountDataApi(auth, subscriptions, mailbox, network))
    .inSingletonScope();
}
