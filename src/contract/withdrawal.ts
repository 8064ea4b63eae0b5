import * as z from 'zod/mini';

/**
 * What the withdrawal form sends. Validated by `readWithdrawal`. `number` is sent from the page that confirms the
 * statement, and identifies its receipt; `change` requests the form again. `locale` is the language of the pages and
 * the e-mail.
 */
export const WithdrawalBody = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  details: z.optional(z.string()),
  number: z.optional(z.uuid()),
  change: z.optional(z.string()),
  locale: z.optional(z.string()),
});
