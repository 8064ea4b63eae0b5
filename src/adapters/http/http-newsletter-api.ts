import { NewsletterApi, type SubscribeFailure } from '../../application/ports/newsletter-api.ts';
import { newsletterPath } from '../../domain/content/newsletter.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { HttpClient } from './http-client.ts';
import { isOk, parseLimitedError } from './reply.ts';

/** {@link NewsletterApi} over HTTP. */
export class HttpNewsletterApi extends NewsletterApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async subscribe(json: {
    readonly email: string;
    readonly news: boolean;
    readonly tips: boolean;
    readonly locale: string;
  }): Promise<Result<void, SubscribeFailure>> {
    const answer = await this.http.send({ service: 'content', method: 'post', path: newsletterPath, json });
    if (!answer.ok) return answer;
    if (isOk(answer.value)) return success(undefined);
    return failure(parseLimitedError(answer.value, ['invalid_email_address']));
  }
}
