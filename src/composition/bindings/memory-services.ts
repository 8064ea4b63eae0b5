import { ContainerModule } from 'inversify';
import { MemoryAccountApi } from '../../adapters/memory/memory-account-api.ts';
import { MemoryAuthorizationApi } from '../../adapters/memory/memory-authorization-api.ts';
import { MemoryCheckoutApi } from '../../adapters/memory/memory-checkout-api.ts';
import { MemoryEligibilityApi } from '../../adapters/memory/memory-eligibility-api.ts';
import { MemoryLegacyAuthApi } from '../../adapters/memory/memory-legacy-auth-api.ts';
import { MemoryProductApi } from '../../adapters/memory/memory-product-api.ts';
import { MemoryRestorationApi } from '../../adapters/memory/memory-restoration-api.ts';
import { MemorySubscriptionApi } from '../../adapters/memory/memory-subscription-api.ts';
import { MemoryTokenApi } from '../../adapters/memory/memory-token-api.ts';
import { MemoryVisitorApi } from '../../adapters/memory/memory-visitor-api.ts';
import type { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { AccountApi } from '../../application/ports/account-api.ts';
import { AuthorizationApi } from '../../application/ports/authorization-api.ts';
import { CheckoutApi } from '../../application/ports/checkout-api.ts';
import { EligibilityApi } from '../../application/ports/eligibility-api.ts';
import { LegacyAuthApi } from '../../application/ports/legacy-auth-api.ts';
import { ProductApi } from '../../application/ports/product-api.ts';
import { Random } from '../../application/ports/random.ts';
import { RestorationApi } from '../../application/ports/restoration-api.ts';
import { SubscriptionApi } from '../../application/ports/subscription-api.ts';
import { TokenApi } from '../../application/ports/token-api.ts';
import { VisitorApi } from '../../application/ports/visitor-api.ts';
import { isRestoration } from '../../domain/subscription/feature.ts';

/** Services of a world that is in memory, for one page; `authorization` is its browser's where several pages share one. */
export const memoryServiceBindings = (world: MemoryWorld, authorization?: MemoryAuthorizationApi) =>
  new ContainerModule(({ bind }) => {
    const { auth, mailbox, network, subscriptions, cardProvider } = world;
    const whereabouts = () => subscriptions.country;
    bind(AuthorizationApi)
      .toResolvedValue(() => authorization ?? new MemoryAuthorizationApi(auth, network))
      .inSingletonScope();
    bind(TokenApi)
      .toResolvedValue(() => new MemoryTokenApi(auth, network))
      .inSingletonScope();
    bind(AccountApi)
      .toResolvedValue(() => new MemoryAccountApi(auth, network))
      .inSingletonScope();
    bind(ProductApi)
      .toResolvedValue(() => new MemoryProductApi(subscriptions, network))
      .inSingletonScope();
    bind(SubscriptionApi)
      .toResolvedValue(() => new MemorySubscriptionApi(subscriptions, network))
      .inSingletonScope();
    bind(CheckoutApi)
      .toResolvedValue(() => new MemoryCheckoutApi(subscriptions, cardProvider, network))
      .inSingletonScope();
    bind(VisitorApi)
      .toResolvedValue(() => new MemoryVisitorApi(whereabouts, network))
      .inSingletonScope();
    bind(LegacyAuthApi)
      .toResolvedValue(
        () =>
          new MemoryLegacyAuthApi(auth, (account) => subscriptions.entitlementsOf(account), mailbox, network),
      )
      .inSingletonScope();
    bind(EligibilityApi)
      .toResolvedValue(() => new MemoryEligibilityApi(whereabouts, network))
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
  });
