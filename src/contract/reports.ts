import * as z from 'zod/mini';

/** Where browsers report what a content security policy blocked, at the root. */
export const reportsPath = '/reports/csp';

/** What is read of a report by `report-uri` (`application/csp-report`). CSP level 2, section 4.4. */
export const ReportUriBody = z.object({
  'csp-report': z.object({
    'document-uri': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    disposition: z.optional(z.string()),
  }),
});

/** What is read of one report by the Reporting API. CSP level 3, section 5.3; a missing or null `blockedURL` is code within the page. */
export const ReportToItem = z.object({
  type: z.string(),
  body: z.optional(
    z.nullable(
      z.object({
        documentURL: z.optional(z.string()),
        blockedURL: z.optional(z.nullable(z.string())),
        effectiveDirective: z.optional(z.string()),
        disposition: z.optional(z.string()),
      }),
    ),
  ),
});

/** Reports by the Reporting API (`application/reports+json`), of which there may be several. What cannot be read among others that can is skipped. */
export const ReportToBody = z.array(ReportToItem);
