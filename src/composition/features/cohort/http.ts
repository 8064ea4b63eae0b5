import { HttpClient } from '../../../adapters/http/http-client.ts';
import { HttpCohortApi } from '../../../adapters/http/http-cohort-api.ts';
import { CohortApi } from '../../../application/ports/cohort-api.ts';
import type { Bind } from '../../feature.ts';

/** The services of this feature, where an environment has them. */
export function bindServices(bind: Bind): void {
  bind(CohortApi)
    .toResolvedValue((http) => new HttpCohortApi(http), [HttpClient])
    .inSingletonScope();
}
