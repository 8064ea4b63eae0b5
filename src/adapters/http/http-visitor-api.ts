import { VisitorApi } from '../../application/ports/visitor-api.ts';
import { CountryReply, sitePaths } from '../../contract/site.ts';
import { type CallFailure, type NoCountry, noCountry } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { HttpAnswer, HttpClient } from './http-client.ts';
import { isOk } from './reply.ts';

type CountryFailure = NoCountry | CallFailure;

/**
 * Parses the response of `countryCode`; a successful response without a country is `no_country` (specification, section
 * 8).
 */
export function parseCountry(answer: HttpAnswer): Result<string, CountryFailure> {
  if (!isOk(answer)) return failure({ code: 'communication' });
  const body = CountryReply.safeParse(answer.body);
  return body.success ? success(body.data.country) : failure(noCountry);
}

/** Parses the response of `privacy-pro-eligible.json`, of which only the status counts. */
export function parseEligible(answer: HttpAnswer): Result<boolean, CallFailure> {
  if (isOk(answer)) return success(true);
  return answer.status === 404 ? success(false) : failure({ code: 'communication' });
}

/**
 * {@link VisitorApi} over HTTP. The country is also in a file, which a network between us and the visitor may serve
 * when the call itself yields none.
 */
export class HttpVisitorApi extends VisitorApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async country(): Promise<Result<string, CountryFailure>> {
    const called = await this.countryAt(sitePaths.countryCode);
    // Offline, the fallback file cannot be reached either.
    if (called.ok || called.error.code === 'offline') return called;
    const file = await this.countryAt(sitePaths.country);
    return file.ok ? file : called;
  }

  async eligible(): Promise<Result<boolean, CallFailure>> {
    const answer = await this.http.send({ service: 'content', method: 'get', path: sitePaths.eligible });
    return answer.ok ? parseEligible(answer.value) : answer;
  }

  private async countryAt(path: string): Promise<Result<string, CountryFailure>> {
    const answer = await this.http.send({ service: 'content', method: 'get', path });
    return answer.ok ? parseCountry(answer.value) : answer;
  }
}
