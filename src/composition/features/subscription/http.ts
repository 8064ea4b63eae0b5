import { HttpCheckoutApi } from '../../../adapters/http/http-checkout-api.ts';
import { HttpClient } from '../../../adapters/http/http-client.ts';
import { HttpRestorationApi } from '../../../adapters/http/http-restoration-api.ts';
import { HttpSubscriptionApi } from '../../../adapters/http/http-subscription-api.ts';
import { CheckoutApi } from '../../../application/ports/checkout-api.ts';
import { RestorationApi } from '../../../application/ports/restoration-api.ts';
import { SubscriptionApi } from '../../../application/ports/subscription-api.ts';
import type { Bind } from '../../feature.ts';

/** Binds this feature's services over HTTP. */
export function bindServices(bind: Bind): void {
  bind(SubscriptionApi)
    .toResolvedValue((http) => new HttpSubscriptionApi(http), [HttpClient])
    .inSingletonScope();
  bind(CheckoutApi)
    .toResolvedValue((http) => new HttpCheckoutApi(http), [HttpClient])
    .inSingletonScope();
  bind(RestorationApi)
    .toResolvedValue((http) => new HttpRestorationApi(http), [HttpClient])
    .inSingletonScope();
}
