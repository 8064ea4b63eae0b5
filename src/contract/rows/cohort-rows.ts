import { CohortQuery, CohortReply, cohortPath } from '../cohort.ts';
import { json, type Row } from './row.ts';

const service = 'site';

/** The cohort service. Wire contract, "Site services", row `cohort`. */
export const cohortRows = [
  {
    name: 'cohort',
    service,
    purpose: 'The cohort of today',
    method: 'GET',
    path: cohortPath,
    auth: 'none',
    query: CohortQuery,
    success: json(CohortReply),
    errors: { 400: ['invalid_request'] },
  },
] as const satisfies readonly Row[];
