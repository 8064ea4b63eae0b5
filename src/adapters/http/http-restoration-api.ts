import { type IssueCodeFailure, RestorationApi } from '../../application/ports/restoration-api.ts';
import { RestorationReply, restorationPath } from '../../contract/restoration.ts';
import { failure, type Result } from '../../domain/result.ts';
import type { HttpClient } from './http-client.ts';
import { isOk, parseBody, parseLimitedError } from './reply.ts';

/** {@link RestorationApi} over HTTP. */
export class HttpRestorationApi extends RestorationApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async issueCode(accessToken: string): Promise<Result<{ readonly code: string }, IssueCodeFailure>> {
    const call = { service: 'content', method: 'post', path: restorationPath } as const;
    const answer = await this.http.send({ ...call, bearer: accessToken });
    if (!answer.ok) return answer;
    return isOk(answer.value)
      ? parseBody(answer.value, RestorationReply)
      : failure(parseLimitedError(answer.value, ['not_entitled', 'invalid_token']));
  }
}
