import { MemoryCheckoutApi } from '../../../adapters/memory/memory-checkout-api.ts';
import { MemoryRestorationApi } from '../../../adapters/memory/memory-restoration-api.ts';
import { MemorySubscriptionApi } from '../../../adapters/memory/memory-subscription-api.ts';
import type { MemoryWorld } from '../../../adapters/memory/memory-world.ts';
import { CheckoutApi } from '../../../application/ports/checkout-api.ts';
import { Random } from '../../../application/ports/random.ts';
import { RestorationApi } from '../../../application/ports/restoration-api.ts';
import { SubscriptionApi } from '../../../application/ports/subscription-api.ts';
import { isRestoration } from '../../../domain/subscription/feature.ts';
import type { Bind } from '../../feature.ts';

/** Binds this feature's services in an in-memory world. */
export function bindServices(bind: Bind, { auth, network, subscriptions, cardProvider }: MemoryWorld): void {
  bind(SubscriptionApi)
    .toResolvedValue(() => new MemorySubscriptionApi(subscriptions, network))
    .inSingletonScope();
  bind(CheckoutApi)
    .toResolvedValue(() => new MemoryCheckoutApi(subscriptions, cardProvider, network))
    .inSingletonScope();
  bind(RestorationApi)
    .toResolvedValue(
      (random) =>
        new MemoryRestorationApi(
          auth,
          (account) => subscriptions.entitlementsOf(account).some(isRestoration),
          random,
          network,
        ),
      [Random],
    )
    .inSingletonScope();
}
