import { type Suggestion, SuggestionApi } from '../../application/ports/suggestion-api.ts';
import { AutocompleteReply, autocompletePath } from '../../contract/search.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { failure, type Result } from '../../domain/result.ts';
import type { Region } from '../../domain/search/regions.ts';
import type { HttpClient } from './http-client.ts';
import { parseBody } from './reply.ts';

/** {@link SuggestionApi} over HTTP. */
export class HttpSuggestionApi extends SuggestionApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async suggest(
    request: { readonly query: string; readonly region: Region },
    signal: AbortSignal,
  ): Promise<Result<readonly Suggestion[], { readonly code: 'aborted' } | CallFailure>> {
    if (signal.aborted) return failure({ code: 'aborted' });
    const query = { q: request.query, kl: request.region };
    const call = { service: 'search', method: 'get', path: autocompletePath } as const;
    const answer = await this.http.send({ ...call, query, signal });
    if (signal.aborted) return failure({ code: 'aborted' });
    if (!answer.ok) return answer;
    const body = parseBody(answer.value, AutocompleteReply);
    return body;
  }
}
