import { HttpAccountDataApi } from '../../../adapters/http/http-account-data-api.ts';
import { HttpClient } from '../../../adapters/http/http-client.ts';
import { AccountDataApi } from '../../../application/ports/account-data-api.ts';
import type { Bind } from '../../feature.ts';

/** Binds this feature's services over HTTP. */
export function bindServices(bind: Bind): void {
  bind(AccountDataApi)
    .toResolvedValue((http) => new HttpAccountDataApi(http), [HttpClient])
    .inSingletonScope();
}
