import * as z from 'zod/mini';
import { feedbackKinds } from '../domain/feedback/feedback.ts';

/**
 * What our feedback forms send: which form, the reason, a comment, and for a website report its address. Validated by
 * `readFeedback`. `locale` is the language of the page that answers a plain form.
 */
export const FeedbackBody = z.object({
  kind: z.enum(feedbackKinds),
  site: z.optional(z.string()),
  reason: z.optional(z.string()),
  comment: z.optional(z.string()),
  locale: z.optional(z.string()),
});

/** Response to a JSON call: it is stored. */
export const FeedbackReply = z.object({ status: z.string() });
export type FeedbackReply = z.infer<typeof FeedbackReply>;
