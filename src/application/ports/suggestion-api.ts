import type { CallFailure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { Region } from '../../domain/search/regions.ts';

/** One way to complete a query. */
export interface Suggestion {
  readonly phrase: string;
  /** The name of the site that it searches, where it is a bang. */
  readonly snippet?: string | undefined;
}

/** The autocomplete service. Specification, section 7. */
export abstract class SuggestionApi {
  /**
   * Suggestions for a query (sanitised, not blank) in a region, best first. Fails with `aborted` when the signal was
   * given before the answer was there.
   */
  abstract suggest(
    request: { readonly query: string; readonly region: Region },
    signal: AbortSignal,
  ): Promise<Result<readonly Suggestion[], { readonly code: 'aborted' } | CallFailure>>;
}
