import { type CountedDay, DayCounts } from '../../application/ports/day-counts.ts';
import { CountsReply } from '../../contract/counts.ts';
import { countsPath } from '../../domain/analytics/counts-path.ts';
import type { CallFailure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { HttpClient } from './http-client.ts';
import { parseBody } from './reply.ts';

/** {@link DayCounts} over HTTP. */
export class HttpDayCounts extends DayCounts {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async yesterday(): Promise<Result<CountedDay, CallFailure>> {
    const answer = await this.http.send({ service: 'content', method: 'get', path: countsPath });
    return answer.ok ? parseBody(answer.value, CountsReply) : answer;
  }
}
