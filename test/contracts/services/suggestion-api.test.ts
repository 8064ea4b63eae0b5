import { describe, expect, it } from 'vitest';
import { HttpSuggestionApi } from '../../../src/adapters/http/http-suggestion-api.ts';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import { MemorySuggestionApi } from '../../../src/adapters/memory/memory-suggestion-api.ts';
import type { SuggestionApi } from '../../../src/application/ports/suggestion-api.ts';
import { serverWith } from '../../support/carried-content.ts';
import { errorOf, valueOf } from '../../support/services.ts';

const never = () => new AbortController().signal;

/** What every {@link SuggestionApi} does; `open` is a service that knows these phrases, best first. */
function suggestionApiContract(
  name: string,
  open: (phrases: readonly string[]) => SuggestionApi | Promise<SuggestionApi>,
): void {
  describe(`${name} as the source of suggestions`, () => {
    const api = () => open(['wild duck', 'wild goose', 'heron']);

    it('completes a query, best first', async () => {
      const found = valueOf(await (await api()).suggest({ query: 'wild', region: 'wt-wt' }, never()));
      expect(found).toEqual([{ phrase: 'wild duck' }, { phrase: 'wild goose' }]);
    });

    it('takes upper and lower case for the same', async () => {
      const found = valueOf(await (await api()).suggest({ query: 'HER', region: 'de-de' }, never()));
      expect(found).toEqual([{ phrase: 'heron' }]);
    });

    it('has none for a query that it cannot complete', async () => {
      expect(valueOf(await (await api()).suggest({ query: 'xyz', region: 'wt-wt' }, never()))).toEqual([]);
    });

    it('tells a question that was taken back from a failure', async () => {
      const asking = new AbortController();
      const service = await api();
      const answer = service.suggest({ query: 'wild', region: 'wt-wt' }, asking.signal);
      asking.abort();
      expect(errorOf(await answer)).toEqual({ code: 'aborted' });
      expect(errorOf(await service.suggest({ query: 'wild', region: 'wt-wt' }, asking.signal))).toEqual({
        code: 'aborted',
      });
    });
  });
}

suggestionApiContract(
  'MemorySuggestionApi',
  (phrases) => new MemorySuggestionApi(phrases, new MemoryNetwork()),
);

suggestionApiContract('HttpSuggestionApi', async (phrases) => {
  const { http } = await serverWith({ phrases });
  return new HttpSuggestionApi(http);
});
