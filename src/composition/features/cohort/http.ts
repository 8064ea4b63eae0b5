import { HttpClient } from '../../../adapters/http/http-client.ts';
import { KyCohortApi } from '../../../adapters/http/ky-cohort-api.ts';
import { CohortApi } from '../../../application/ports/cohort-api.ts';
import type { Bind } from '../../feature.ts';

/** The services of this feature, where an environment has them. */
export function bindServices(bind: Bind): void {
  bind(CohortApi)
    .toResolvedValue((http) => new KyCohortApi(http), [HttpClient])
    .inSingletonScope();
}
