import type { Options, Result } from 'autocannon';

declare module 'autocannon' {
  /** Joins runs made with `skipAggregateResult`; missing from the published types. */
  function aggregateResult(results: readonly Result[], options: Options): Result;
}
