import { type Suggestion, SuggestionApi } from '../../application/ports/suggestion-api.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Region } from '../../domain/search/regions.ts';
import type { MemoryNetwork } from './memory-network.ts';

/** Suggests those of its phrases that start with the query. `asked` lists each request, oldest first. */
export class MemorySuggestionApi extends SuggestionApi {
  readonly asked: { readonly query: string; readonly region: Region }[] = [];

  constructor(
    private readonly phrases: readonly string[],
    private readonly network: MemoryNetwork,
  ) {
    super();
  }

  async suggest(
    request: { readonly query: string; readonly region: Region },
    signal: AbortSignal,
  ): Promise<Result<readonly Suggestion[], { readonly code: 'aborted' } | CallFailure>> {
    this.asked.push(request);
    const start = request.query.toLowerCase();
    const found = await this.network.call('suggest', (): Result<readonly Suggestion[], CallFailure> => {
      const fitting = this.phrases.filter((phrase) => phrase.toLowerCase().startsWith(start));
      return success(fitting.map((phrase) => ({ phrase })));
    });
    return signal.aborted ? failure({ code: 'aborted' }) : found;
  }
}
