import type { NewsletterWishes } from '../../domain/content/newsletter.ts';
import type { CallFailure, TooManyRequests } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

/** `invalid_email_address` when no mail can be sent there. */
export type SubscribeFailure = { readonly code: 'invalid_email_address' } | TooManyRequests | CallFailure;

/** The privacy newsletter. Specification, section 7; wire contract, "Site services". */
export abstract class NewsletterApi {
  /**
   * Subscribes to the weekly `news`, the email course `tips`, or both. A mail with a confirmation link follows;
   * existing subscribers are not revealed. `locale` is the language of the mails. Fails with `invalid_email_address`
   * when no mail can be sent there, `too_many_requests` when it was asked too often.
   */
  abstract subscribe(
    request: NewsletterWishes & { readonly email: string; readonly locale: string },
  ): Promise<Result<void, SubscribeFailure>>;
}
