import { HttpClient } from '../../../adapters/http/http-client.ts';
import { HttpProductApi } from '../../../adapters/http/http-product-api.ts';
import { ProductApi } from '../../../application/ports/product-api.ts';
import type { Bind } from '../../feature.ts';

/** The services of this feature, where an environment has them. */
export function bindServices(bind: Bind): void {
  bind(ProductApi)
    .toResolvedValue((http) => new HttpProductApi(http), [HttpClient])
    .inSingletonScope();
}
