import * as z from 'zod/mini';

/** How often each event occurred on a day (`2026-11-21`, UTC), by its id. Events that did not occur are left out. */
export const CountsReply = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  counts: z.record(z.string(), z.int()),
});
export type CountsReply = z.infer<typeof CountsReply>;
