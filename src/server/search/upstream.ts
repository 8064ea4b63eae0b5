import * as z from 'zod/mini';
import { AutocompleteReply } from '../../contract/search.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { ToldFailures } from '../told-failures.ts';

const name = 'the suggestion service of AC_UPSTREAM';
const longestWait = 400;
/** Pause in milliseconds after a failure, so that a dead upstream does not slow down every key press. */
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

/** Another autocomplete service with the same format, used instead of our own list. It only receives the query and the region. */
export class SuggestionUpstream {
  private restsUntil = 0;
  private readonly told: ToldFailures;

  constructor(
    private readonly url: string,
    private readonly clock: Clock,
    log: Pick<Logger, 'info' | 'warn'>,
    private readonly request: typeof fetch = fetch,
  ) {
    this.told = new ToldFailures(log);
  }

  /** Its phrases, best first; null if it does not answer properly in time. Never rejects. */
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
      const phrases = read(text);
      this.told.answered(name);
      return phrases;
    } catch (error) {
      this.told.failed(name, error);
      this.restsUntil = this.clock.now() + restAfterFailure;
      return null;
    }
  }
}

/** Parses the response. Throws an error without its text, because that contains the visitor's query and failures are logged. */
function read(text: string): readonly string[] {
  try {
    return Answer.parse(JSON.parse(text));
  } catch {
    throw new Error('an answer of another shape');
  }
}
