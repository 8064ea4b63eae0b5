import type { NewsletterWishes } from '../../domain/content/newsletter.ts';
import type { CallFailure, TooManyRequests } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

/** `invalid_email_address` when no mail can be sent there. */
export type SubscribeFailure = { readonly code: 'invalid_email_address' } | TooManyRequests | CallFailure;

/** The privacy newsletter. Specification, section 7; wire contract, "Site services". */
export abstract class NewsletterApi {
  /**
   * Asks for the weekly `news`, the e-mail course `tips`, or both. A mail with a link to confirm follows; nothing is
   * said of who has subscribed already. `locale` is the language of the mails. Fails with `invalid_email_address` when
   * no mail can be sent there, `too_many_requests` when it was asked too often.
   */
  abstract subscribe(
    request: NewsletterWishes & { readonly email: string; readonly locale: string },
  ): Promise<Result<void, SubscribeFailure>>;
}
