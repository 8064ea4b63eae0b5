import { ContainerModule } from 'inversify';
import { MemoryAccountApi } from '../../adapters/memory/memory-account-api.ts';
import { MemoryAuthorizationApi } from '../../adapters/memory/memory-authorization-api.ts';
import { MemoryCheckoutApi } from '../../adapters/memory/memory-checkout-api.ts';
import { MemoryProductApi } from '../../adapters/memory/memory-product-api.ts';
import { MemorySubscriptionApi } from '../../adapters/memory/memory-subscription-api.ts';
import { MemoryTokenApi } from '../../adapters/memory/memory-token-api.ts';
import { MemoryVisitorApi } from '../../adapters/memory/memory-visitor-api.ts';
import type { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { AccountApi } from '../../application/ports/account-api.ts';
import { AuthorizationApi } from '../../application/ports/authorization-api.ts';
import { CheckoutApi } from '../../application/ports/checkout-api.ts';
import { ProductApi } from '../../application/ports/product-api.ts';
import { SubscriptionApi } from '../../application/ports/subscription-api.ts';
import { TokenApi } from '../../application/ports/token-api.ts';
import { VisitorApi } from '../../application/ports/visitor-api.ts';

/** Services of a world that is in memory, for one browser. */
export const memoryServiceBindings = (world: MemoryWorld) =>
  new ContainerModule(({ bind }) => {
    const { auth, network, subscriptions, cardProvider } = world;
    bind(AuthorizationApi)
      .toResolvedValue(() => new MemoryAuthorizationApi(auth, network))
      .inSingletonScope();
    bind(TokenApi)
      .toResolvedValue(() => new MemoryTokenApi(auth, network))
      .inSingletonScope();
    bind(AccountApi)
      .toResolvedValue(() => new MemoryAccountApi(auth, network))
      .inSingletonScope();
    bind(ProductApi)
      .toResolvedValue(() => new MemoryProductApi(network))
      .inSingletonScope();
    bind(SubscriptionApi)
      .toResolvedValue(() => new MemorySubscriptionApi(subscriptions, network))
      .inSingletonScope();
    bind(CheckoutApi)
      .toResolvedValue(() => new MemoryCheckoutApi(subscriptions, cardProvider, network))
      .inSingletonScope();
    bind(VisitorApi)
      .toResolvedValue(() => new MemoryVisitorApi(() => subscriptions.country, network))
      .inSingletonScope();
  });
