import * as z from 'zod/mini';
import { experimentNames } from '../domain/experiment/catalogue.ts';
import { guardrailNames } from '../domain/experiment/measures.ts';

/** Path of the experiments' counts, outside production only. */
export const experimentsPath = '/dev/experiments';

const Sample = z.object({ count: z.int(), of: z.int() });
const Arm = z.object({
  enrolments: z.int(),
  conversions: z.int(),
  guardrails: z.record(z.enum(guardrailNames), Sample),
});

/**
 * The counts of each experiment (`?format=json`): days in UTC, oldest first, by variant. `unnamed` are events of its
 * kinds whose parameters were no longer counted separately.
 */
export const DevExperimentsReply = z.object({
  experiments: z.array(
    z.object({
      name: z.enum(experimentNames),
      days: z.array(z.object({ day: z.string(), arms: z.record(z.string(), Arm) })),
      unnamed: z.int(),
    }),
  ),
});
export type DevExperimentsReply = z.infer<typeof DevExperimentsReply>;
