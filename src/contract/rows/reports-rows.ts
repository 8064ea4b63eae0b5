import { ReportToBody, ReportUriBody, reportsPath } from '../reports.ts';
import type { Row } from './row.ts';

const service = 'site';

/** Reports from browsers. Wire contract, "Site services", row `reports`. */
export const reportsRows = [
  {
    name: 'reportViolation',
    service,
    purpose: 'What a page’s content security policy blocked',
    method: 'POST',
    path: reportsPath,
    auth: 'none',
    body: { 'application/csp-report': ReportUriBody, 'application/reports+json': ReportToBody },
    success: [{ status: 204 }],
    errors: {},
  },
] as const satisfies readonly Row[];
