import { HttpClient } from '../../../adapters/http/http-client.ts';
import { KyCheckoutApi } from '../../../adapters/http/ky-checkout-api.ts';
import { KyRestorationApi } from '../../../adapters/http/ky-restoration-api.ts';
import { KySubscriptionApi } from '../../../adapters/http/ky-subscription-api.ts';
import { CheckoutApi } from '../../../application/ports/checkout-api.ts';
import { RestorationApi } from '../../../application/ports/restoration-api.ts';
import { SubscriptionApi } from '../../../application/ports/subscription-api.ts';
import type { Bind } from '../../feature.ts';

/** The services of this feature, where an environment has them. */
export function bindServices(bind: Bind): void {
  bind(SubscriptionApi)
    .toResolvedValue((http) => new KySubscriptionApi(http), [HttpClient])
    .inSingletonScope();
  bind(CheckoutApi)
    .toResolvedValue((http) => new KyCheckoutApi(http), [HttpClient])
    .inSingletonScope();
  bind(RestorationApi)
    .toResolvedValue((http) => new KyRestorationApi(http), [HttpClient])
    .inSingletonScope();
}
