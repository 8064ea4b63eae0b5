import type { ReadCohort } from '../analytics/read-cohort.ts';

/** The visitor's cohort, for pages that offer a download. */
export interface CohortFeature {
  readonly readCohort: ReadCohort;
}
