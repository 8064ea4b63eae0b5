import { ReadCohort } from '../../../application/analytics/read-cohort.ts';
import { CohortApi } from '../../../application/ports/cohort-api.ts';
import { PageLocation } from '../../../application/ports/page-location.ts';
import type { Feature } from '../../feature.ts';

/** The visitor's cohort, for pages that offer a download. */
export const feature: Feature<'cohort'> = {
  bindUseCases(bind) {
    bind(ReadCohort)
      .toResolvedValue((api, location) => new ReadCohort(api, location), [CohortApi, PageLocation])
      .inSingletonScope();
  },
  of: (container) => ({
    readCohort: container.get(ReadCohort),
  }),
};
