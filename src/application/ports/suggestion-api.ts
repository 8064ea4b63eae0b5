import type { CallFailure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { Region } from '../../domain/search/regions.ts';

/** One possible completion of a query. */
export interface Suggestion {
  readonly phrase: string;
  /** The name of the site that it searches, if it is a bang. */
  readonly snippet?: string | undefined;
}

/** The autocomplete service. Specification, section 7. */
export abstract class SuggestionApi {
  /**
   * Suggestions for a query (sanitised, not blank) in a region, best first. Fails with `aborted` when the signal fired
   * before the response arrived.
   */
  abstract suggest(
    request: { readonly query: string; readonly region: Region },
    signal: AbortSignal,
  ): Promise<Result<readonly Suggestion[], { readonly code: 'aborted' } | CallFailure>>;
}
