import * as z from 'zod/mini';

/** Path of the cohort service, at the root. */
export const cohortPath = '/atb.js';

/** Query of the cohort service: `atb` is the cohort stored by the client. Other parameters are ignored. */
export const CohortQuery = z.object({ atb: z.optional(z.string()) });

/**
 * Today's cohort, with `version` such as `v561-4`. If `updateVersion` is present, the client stores that one from now
 * on.
 */
export const CohortReply = z.object({
  for_more_info: z.string(),
  majorVersion: z.int(),
  minorVersion: z.int(),
  version: z.string(),
  updateVersion: z.optional(z.string()),
});
export type CohortReply = z.infer<typeof CohortReply>;
