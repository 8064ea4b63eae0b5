import { keepNewest } from '../keep-newest.ts';
import { type SeenCounter, seenAs } from './kept-counters.ts';

const mostKept = 10_000;

/**
 * Counters as this process last saw them: what to go by when one is written, which then need not be read first. Others may
 * have changed them since, so nobody is refused by what stands here.
 */
export class LastSeen {
  private readonly seen = new Map<string, SeenCounter>();

  /** The counters of some keys; one that was not seen is taken to be none. */
  of(keys: readonly string[]): readonly SeenCounter[] {
    return keys.map((key) => this.seen.get(key) ?? seenAs(key, null));
  }

  note(counters: readonly SeenCounter[]): void {
    for (const counter of counters) keepNewest(this.seen, mostKept, counter.key, counter);
  }

  forget(keys: readonly string[]): void {
    for (const key of keys) this.seen.delete(key);
  }
}
