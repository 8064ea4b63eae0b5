import * as z from 'zod/mini';

/** What the support form sends. Validated by `readQuestion`. `locale` is the language of the page it was sent from. */
export const QuestionBody = z.object({
  topic: z.optional(z.string()),
  email: z.optional(z.string()),
  question: z.optional(z.string()),
  consent: z.optional(z.string()),
  locale: z.optional(z.string()),
});
