import { HttpClient } from '../../../adapters/http/http-client.ts';
import { KyAccountApi } from '../../../adapters/http/ky-account-api.ts';
import { KyAuthorizationApi } from '../../../adapters/http/ky-authorization-api.ts';
import { KyLegacyAuthApi } from '../../../adapters/http/ky-legacy-auth-api.ts';
import { KyTokenApi } from '../../../adapters/http/ky-token-api.ts';
import { AccountApi } from '../../../application/ports/account-api.ts';
import { AuthorizationApi } from '../../../application/ports/authorization-api.ts';
import { LegacyAuthApi } from '../../../application/ports/legacy-auth-api.ts';
import { TokenApi } from '../../../application/ports/token-api.ts';
import type { Bind } from '../../feature.ts';
import type { ServiceSettings } from '../../service-settings.ts';

/** The services of this feature, where an environment has them. */
export function bindServices(bind: Bind, { clientId, ttlSeconds }: ServiceSettings): void {
  bind(AuthorizationApi)
    .toResolvedValue((http) => new KyAuthorizationApi(http, { clientId }), [HttpClient])
    .inSingletonScope();
  bind(TokenApi)
    .toResolvedValue((http) => new KyTokenApi(http, { clientId, ttlSeconds }), [HttpClient])
    .inSingletonScope();
  bind(AccountApi)
    .toResolvedValue((http) => new KyAccountApi(http), [HttpClient])
    .inSingletonScope();
  bind(LegacyAuthApi)
    .toResolvedValue((http) => new KyLegacyAuthApi(http), [HttpClient])
    .inSingletonScope();
}
