import { HttpAccountDataApi } from '../../../adapters/http/http-account-data-api.ts';
import { HttpClient } from '../../../adapters/http/http-client.ts';
import { AccountDataApi } from '../../../application/ports/account-data-api.ts';
import type { Bind } from '../../feature.ts';

/** The services of this feature, where an environment has them. */
export function bindServices(bind: Bind): void {
  bind(AccountDataApi)
    .toResolvedValue((http) => new HttpAccountDataApi(http), [HttpClient])
    .inSingletonScope();
}
