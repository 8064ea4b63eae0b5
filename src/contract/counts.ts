import * as z from 'zod/mini';

/** How often each event came on a day (`2026-11-21`, UTC), by its id. An event that did not come is not named. */
export const CountsReply = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  counts: z.record(z.string(), z.int()),
});
export type CountsReply = z.infer<typeof CountsReply>;
