import * as z from 'zod/mini';
import { feedbackKinds } from '../domain/feedback/feedback.ts';

/**
 * What a form of ours sends: which form, the reason chosen, with the report of a website its address, and a comment. What each may
 * be is the rule of `readFeedback`. `locale` is the language of the page that a plain form is answered with.
 */
export const FeedbackBody = z.object({
  kind: z.enum(feedbackKinds),
  site: z.optional(z.string()),
  reason: z.optional(z.string()),
  comment: z.optional(z.string()),
  locale: z.optional(z.string()),
});

/** Answer to a JSON call: it is kept. */
export const FeedbackReply = z.object({ status: z.string() });
export type FeedbackReply = z.infer<typeof FeedbackReply>;
