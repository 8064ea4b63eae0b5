import * as z from 'zod/mini';

/**
 * What the form of the right of withdrawal sends. What the fields may be is the rule of `readWithdrawal`. `number` comes with the
 * page on which the statement is confirmed, and names its receipt; `change` asks for the form again. `locale` is the language
 * of the pages and the e-mail.
 */
export const WithdrawalBody = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  details: z.optional(z.string()),
  number: z.optional(z.uuid()),
  change: z.optional(z.string()),
  locale: z.optional(z.string()),
});
