import { isEmail, normalizeEmail } from '../../domain/account/email.ts';
import type { NewsletterWishes } from '../../domain/content/newsletter.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { failure, type Result } from '../../domain/result.ts';
import type { SubscribeFailure as ApiFailure, NewsletterApi } from '../ports/newsletter-api.ts';

/**
 * `nothing_chosen` when neither mailing is selected, `invalid_email_address` when the text is not an address; nothing
 * is sent then.
 */
export type SubscribeFailure = { readonly code: 'nothing_chosen' } | ApiFailure;

/** Subscribes to the newsletter, the email course, or both. */
export class SubscribeToNewsletter {
  constructor(private readonly api: NewsletterApi) {}

  async execute(
    request: NewsletterWishes & { readonly email: string; readonly locale: Locale },
  ): Promise<Result<void, SubscribeFailure>> {
    const { news, tips, locale } = request;
    const email = normalizeEmail(request.email);
    if (!isEmail(email)) return failure({ code: 'invalid_email_address' });
    if (!news && !tips) return failure({ code: 'nothing_chosen' });
    return this.api.subscribe({ email, news, tips, locale });
  }
}
