import { HttpAccountApi } from '../../../adapters/http/http-account-api.ts';
import { HttpAuthorizationApi } from '../../../adapters/http/http-authorization-api.ts';
import { HttpClient } from '../../../adapters/http/http-client.ts';
import { HttpLegacyAuthApi } from '../../../adapters/http/http-legacy-auth-api.ts';
import { HttpTokenApi } from '../../../adapters/http/http-token-api.ts';
import { AccountApi } from '../../../application/ports/account-api.ts';
import { AuthorizationApi } from '../../../application/ports/authorization-api.ts';
import { LegacyAuthApi } from '../../../application/ports/legacy-auth-api.ts';
import { TokenApi } from '../../../application/ports/token-api.ts';
import type { Bind } from '../../feature.ts';
import type { ServiceSettings } from '../../service-settings.ts';

/** Binds this feature's services over HTTP. */
export function bindServices(bind: Bind, { clientId, appsClientId, ttlSeconds }: ServiceSettings): void {
  bind(AuthorizationApi)
    .toResolvedValue((http) => new HttpAuthorizationApi(http, { clientId }), [HttpClient])
    .inSingletonScope();
  bind(TokenApi)
    .toResolvedValue((http) => new HttpTokenApi(http, { clientId, appsClientId, ttlSeconds }), [HttpClient])
    .inSingletonScope();
  bind(AccountApi)
    .toResolvedValue((http) => new HttpAccountApi(http), [HttpClient])
    .inSingletonScope();
  bind(LegacyAuthApi)
    .toResolvedValue((http) => new HttpLegacyAuthApi(http), [HttpClient])
    .inSingletonScope();
}
