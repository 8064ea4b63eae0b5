import * as z from 'zod/mini';
import { AutocompleteReply } from '../../contract/search.ts';
import type { Clock } from '../clock.ts';

const longestWait = 400;
/** After a failure it is left alone for a while, so that a dead upstream does not slow every key press. */
const restAfterFailure = 5_000;
const largestAnswer = 64 * 1024;

const Answer = z.union([
  z.pipe(
    AutocompleteReply,
    z.transform((items) => items.map(({ phrase }) => phrase)),
  ),
  z.pipe(
    z.tuple([z.string(), z.array(z.string())], z.unknown()),
    z.transform(([, phrases]) => phrases),
  ),
]);

/** Another autocomplete service of the same shape, asked in place of our own list. It is told the query and the region only. */
export class SuggestionUpstream {
  private restsUntil = 0;

  constructor(
    private readonly url: string,
    private readonly clock: Clock,
    private readonly request: typeof fetch = fetch,
  ) {}

  /** Its phrases, best first; null when it does not answer well and in time. Never rejects. */
  async suggest(query: string, region: string): Promise<readonly string[] | null> {
    if (this.clock.now() < this.restsUntil) return null;
    const address = new URL(this.url);
    address.searchParams.set('q', query);
    address.searchParams.set('kl', region);
    try {
      const answer = await this.request(address, {
        signal: AbortSignal.timeout(longestWait),
        redirect: 'error',
        headers: { Accept: 'application/json' },
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      const text = await answer.text();
      if (text.length > largestAnswer) throw new Error('too large');
      return Answer.parse(JSON.parse(text));
    } catch {
      this.restsUntil = this.clock.now() + restAfterFailure;
      return null;
    }
  }
}
