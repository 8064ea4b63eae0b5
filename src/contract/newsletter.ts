import * as z from 'zod/mini';

/**
 * Pages behind the links in newsletter mail, with the query `token`. GET shows a button and changes nothing; POST does
 * it. `unsubscribe` also takes the one-click POST of RFC 8058.
 */
export const newsletterPages = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

/**
 * JSON body of the order: an address, and whether it wants the weekly news, the e-mail course, or both. `locale` is the
 * language of the mail to confirm; without it, the browser's.
 */
export const NewsletterBody = z.object({
  email: z.string(),
  news: z.boolean(),
  tips: z.boolean(),
  locale: z.optional(z.string()),
});

/** Answer to a JSON order, the same for an address that has subscribed already. */
export const NewsletterReply = z.object({ status: z.string() });
export type NewsletterReply = z.infer<typeof NewsletterReply>;
