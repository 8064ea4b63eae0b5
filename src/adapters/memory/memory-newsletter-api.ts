import { NewsletterApi, type SubscribeFailure } from '../../application/ports/newsletter-api.ts';
import { isEmail, normalizeEmail } from '../../domain/account/email.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { MemoryNetwork } from './memory-network.ts';

/** Records who subscribed to which mailings, without confirmation. */
export class MemoryNewsletterApi extends NewsletterApi {
  readonly subscribers = new Map<string, { readonly news: boolean; readonly tips: boolean }>();

  constructor(private readonly network: MemoryNetwork) {
    super();
  }

  subscribe(request: {
    readonly email: string;
    readonly news: boolean;
    readonly tips: boolean;
    readonly locale: string;
  }): Promise<Result<void, SubscribeFailure>> {
    return this.network.call('subscribe', () => {
      const { news, tips } = request;
      const email = normalizeEmail(request.email);
      if (!isEmail(email)) return failure({ code: 'invalid_email_address' });
      this.subscribers.set(email, { news, tips });
      return success(undefined);
    });
  }
}
