import * as z from 'zod/mini';

/** Path of the cohort service, at the root. */
export const cohortPath = '/atb.js';

/** Query of the cohort service: `atb` is the cohort that the client keeps. Whatever else clients send is ignored. */
export const CohortQuery = z.object({ atb: z.optional(z.string()) });

/** The cohort of today, `version` such as `v561-4`; with `updateVersion` the client keeps that one from now on. */
export const CohortReply = z.object({
  for_more_info: z.string(),
  majorVersion: z.int(),
  minorVersion: z.int(),
  version: z.string(),
  updateVersion: z.optional(z.string()),
});
export type CohortReply = z.infer<typeof CohortReply>;
