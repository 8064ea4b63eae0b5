import { HttpClient } from '../../../adapters/http/http-client.ts';
import { HttpProductApi } from '../../../adapters/http/http-product-api.ts';
import { ProductApi } from '../../../application/ports/product-api.ts';
import type { Bind } from '../../feature.ts';

/** Binds this feature's services over HTTP. */
export function bindServices(bind: Bind): void {
  bind(ProductApi)
    .toResolvedValue((http) => new HttpProductApi(http), [HttpClient])
    .inSingletonScope();
}
