import { ContainerModule } from 'inversify';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { KyAccountApi } from '../../adapters/http/ky-account-api.ts';
import { KyAuthorizationApi } from '../../adapters/http/ky-authorization-api.ts';
import { KyCheckoutApi } from '../../adapters/http/ky-checkout-api.ts';
import { KyEligibilityApi } from '../../adapters/http/ky-eligibility-api.ts';
import { KyLegacyAuthApi } from '../../adapters/http/ky-legacy-auth-api.ts';
import { KyProductApi } from '../../adapters/http/ky-product-api.ts';
import { KyRestorationApi } from '../../adapters/http/ky-restoration-api.ts';
import { KySubscriptionApi } from '../../adapters/http/ky-subscription-api.ts';
import { KyTokenApi } from '../../adapters/http/ky-token-api.ts';
import { KyVisitorApi } from '../../adapters/http/ky-visitor-api.ts';
import { BeaconPixelSender } from '../../adapters/pixel/beacon-pixel-sender.ts';
import { AccountApi } from '../../application/ports/account-api.ts';
import { AuthorizationApi } from '../../application/ports/authorization-api.ts';
import { CheckoutApi } from '../../application/ports/checkout-api.ts';
import { EligibilityApi } from '../../application/ports/eligibility-api.ts';
import { LegacyAuthApi } from '../../application/ports/legacy-auth-api.ts';
import { PageLocation } from '../../application/ports/page-location.ts';
import { PixelSender } from '../../application/ports/pixel-sender.ts';
import { ProductApi } from '../../application/ports/product-api.ts';
import { Random } from '../../application/ports/random.ts';
import { RestorationApi } from '../../application/ports/restoration-api.ts';
import { SubscriptionApi } from '../../application/ports/subscription-api.ts';
import { TokenApi } from '../../application/ports/token-api.ts';
import { VisitorApi } from '../../application/ports/visitor-api.ts';
import { pixelHost } from '../pixel-host.ts';
import type { ServiceSettings } from '../service-settings.ts';

/** Our services, where an environment has them. */
export const httpBindings = ({ urls, beacon, clientId, ttlSeconds }: ServiceSettings) =>
  new ContainerModule(({ bind }) => {
    bind(HttpClient)
      .toResolvedValue(
        (location) => new HttpClient({ urls, country: () => location.current().searchParams.get('country') }),
        [PageLocation],
      )
      .inSingletonScope();
    bind(AuthorizationApi)
      .toResolvedValue((http) => new KyAuthorizationApi(http, { clientId }), [HttpClient])
      .inSingletonScope();
    bind(TokenApi)
      .toResolvedValue((http) => new KyTokenApi(http, { clientId, ttlSeconds }), [HttpClient])
      .inSingletonScope();
    bind(AccountApi)
      .toResolvedValue((http) => new KyAccountApi(http), [HttpClient])
      .inSingletonScope();
    bind(ProductApi)
      .toResolvedValue((http) => new KyProductApi(http), [HttpClient])
      .inSingletonScope();
    bind(SubscriptionApi)
      .toResolvedValue((http) => new KySubscriptionApi(http), [HttpClient])
      .inSingletonScope();
    bind(CheckoutApi)
      .toResolvedValue((http) => new KyCheckoutApi(http), [HttpClient])
      .inSingletonScope();
    bind(VisitorApi)
      .toResolvedValue((http) => new KyVisitorApi(http), [HttpClient])
      .inSingletonScope();
    bind(PixelSender)
      .toResolvedValue((random) => new BeaconPixelSender(pixelHost(), random, beacon), [Random])
      .inSingletonScope();
    bind(LegacyAuthApi)
      .toResolvedValue((http) => new KyLegacyAuthApi(http), [HttpClient])
      .inSingletonScope();
    bind(EligibilityApi)
      .toResolvedValue((http) => new KyEligibilityApi(http), [HttpClient])
      .inSingletonScope();
    bind(RestorationApi)
      .toResolvedValue((http) => new KyRestorationApi(http), [HttpClient])
      .inSingletonScope();
  });
