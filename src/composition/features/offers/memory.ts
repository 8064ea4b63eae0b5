import { MemoryProductApi } from '../../../adapters/memory/memory-product-api.ts';
import type { MemoryWorld } from '../../../adapters/memory/memory-world.ts';
import { ProductApi } from '../../../application/ports/product-api.ts';
import type { Bind } from '../../feature.ts';

/** Binds this feature's services in an in-memory world. */
export function bindServices(bind: Bind, { network, subscriptions }: MemoryWorld): void {
  bind(ProductApi)
    .toResolvedValue(() => new MemoryProductApi(subscriptions, network))
    .inSingletonScope();
}
