import { CohortApi } from '../../application/ports/cohort-api.ts';
import { CohortReply, cohortPath } from '../../contract/cohort.ts';
import { type Atb, formatAtb, parseAtb } from '../../domain/cohort/atb.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { HttpClient } from './http-client.ts';
import { parseBody } from './reply.ts';

/** {@link CohortApi} over HTTP. */
export class HttpCohortApi extends CohortApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async current(
    known: Atb | null,
  ): Promise<Result<{ readonly today: Atb; readonly replacement: Atb | null }, CallFailure>> {
    const query = { atb: known === null ? undefined : formatAtb(known) };
    const answer = await this.http.send({ service: 'content', method: 'get', path: cohortPath, query });
    if (!answer.ok) return answer;
    const body = parseBody(answer.value, CohortReply);
    if (!body.ok) return body;
    const today = parseAtb(body.value.version);
    if (!today.ok) return failure({ code: 'communication' });
    const replacement = parseAtb(body.value.updateVersion ?? '');
    return success({ today: today.value, replacement: replacement.ok ? replacement.value : null });
  }
}
