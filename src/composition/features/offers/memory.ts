import { MemoryProductApi } from '../../../adapters/memory/memory-product-api.ts';
import type { MemoryWorld } from '../../../adapters/memory/memory-world.ts';
import { ProductApi } from '../../../application/ports/product-api.ts';
import type { Bind } from '../../feature.ts';

/** The services of this feature, of a world in memory. */
export function bindServices(bind: Bind, { network, subscriptions }: MemoryWorld): void {
  bind(ProductApi)
    .toResolvedValue(() => new MemoryProductApi(subscriptions, network))
    .inSingletonScope();
}
