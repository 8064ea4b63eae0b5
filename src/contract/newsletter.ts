import * as z from 'zod/mini';

/**
 * Pages linked from newsletter mail, with the query `token`. GET shows a button and changes nothing; POST carries it
 * out. `unsubscribe` also accepts the one-click POST of RFC 8058.
 */
export const newsletterPages = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

/**
 * JSON body of a sign-up: an address, and whether it wants the weekly news, the e-mail course, or both. `locale` is the
 * language of the confirmation mail; the browser's by default.
 */
export const NewsletterBody = z.object({
  email: z.string(),
  news: z.boolean(),
  tips: z.boolean(),
  locale: z.optional(z.string()),
});

/** Response to a JSON sign-up, the same for an address that is already subscribed. */
export const NewsletterReply = z.object({ status: z.string() });
export type NewsletterReply = z.infer<typeof NewsletterReply>;
