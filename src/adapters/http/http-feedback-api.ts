import { FeedbackApi, type SendFailure } from '../../application/ports/feedback-api.ts';
import { type Feedback, feedbackPath } from '../../domain/feedback/feedback.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { HttpClient } from './http-client.ts';
import { isOk, tooManyRequests } from './reply.ts';

/** {@link FeedbackApi} over HTTP. */
export class HttpFeedbackApi extends FeedbackApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async send({ site, ...feedback }: Feedback): Promise<Result<void, SendFailure>> {
    const json = site === null ? feedback : { ...feedback, site };
    const answer = await this.http.send({ service: 'content', method: 'post', path: feedbackPath, json });
    if (!answer.ok) return answer;
    if (isOk(answer.value)) return success(undefined);
    return failure(tooManyRequests(answer.value) ?? { code: 'communication' });
  }
}
