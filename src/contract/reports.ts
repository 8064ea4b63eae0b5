import * as z from 'zod/mini';

/** Endpoint for content security policy reports from browsers, at the root. */
export const reportsPath = '/reports/csp';

/** The fields we read from a `report-uri` report (`application/csp-report`). CSP level 2, section 4.4. */
export const ReportUriBody = z.object({
  'csp-report': z.object({
    'document-uri': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    disposition: z.optional(z.string()),
  }),
});

/**
 * The fields we read from one Reporting API report. CSP level 3, section 5.3; a missing or null `blockedURL` means code
 * within the page.
 */
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

/**
 * A batch of Reporting API reports (`application/reports+json`). Unreadable ones are skipped if others are readable.
 */
export const ReportToBody = z.array(ReportToItem);
