import { EligibilityApi } from '../../application/ports/eligibility-api.ts';
import { EligibilityReply, sitePaths } from '../../contract/site.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import type { HttpClient } from './http-client.ts';
import { parseBody } from './reply.ts';

/** {@link EligibilityApi} over HTTP. */
export class HttpEligibilityApi extends EligibilityApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async check(): Promise<Result<boolean, CallFailure>> {
    const answer = await this.http.send({ service: 'content', method: 'get', path: sitePaths.eligibility });
    if (!answer.ok) return answer;
    const body = parseBody(answer.value, EligibilityReply);
    return body.ok ? success(body.value.eligible) : body;
  }
}
