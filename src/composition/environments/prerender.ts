import { ContainerModule } from 'inversify';
import {
  SilentAccountApi,
  SilentAuthorizationApi,
  SilentCheckoutApi,
  SilentProductApi,
  SilentSubscriptionApi,
  SilentTokenApi,
  SilentVisitorApi,
} from '../../adapters/prerender/silent-services.ts';
import { AccountApi } from '../../application/ports/account-api.ts';
import { AuthorizationApi } from '../../application/ports/authorization-api.ts';
import { CheckoutApi } from '../../application/ports/checkout-api.ts';
import { ProductApi } from '../../application/ports/product-api.ts';
import { SubscriptionApi } from '../../application/ports/subscription-api.ts';
import { TokenApi } from '../../application/ports/token-api.ts';
import { VisitorApi } from '../../application/ports/visitor-api.ts';
import { memoryPageBindings } from '../bindings/memory-page.ts';

const silentServiceBindings = new ContainerModule(({ bind }) => {
  bind(AuthorizationApi)
    .toResolvedValue(() => new SilentAuthorizationApi())
    .inSingletonScope();
  bind(TokenApi)
    .toResolvedValue(() => new SilentTokenApi())
    .inSingletonScope();
  bind(AccountApi)
    .toResolvedValue(() => new SilentAccountApi())
    .inSingletonScope();
  bind(ProductApi)
    .toResolvedValue(() => new SilentProductApi())
    .inSingletonScope();
  bind(SubscriptionApi)
    .toResolvedValue(() => new SilentSubscriptionApi())
    .inSingletonScope();
  bind(CheckoutApi)
    .toResolvedValue(() => new SilentCheckoutApi())
    .inSingletonScope();
  bind(VisitorApi)
    .toResolvedValue(() => new SilentVisitorApi())
    .inSingletonScope();
});

/** No browser and services that have not answered yet: what is rendered is what every visitor's first render gives. */
export function prerender(): readonly ContainerModule[] {
  return [memoryPageBindings, silentServiceBindings];
}
