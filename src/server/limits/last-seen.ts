import { keepNewest } from '../keep-newest.ts';
import { type SeenCounter, seenAs } from './kept-counters.ts';

const mostKept = 10_000;

/**
 * The counters as last seen by this process, assumed when writing one, so that it need not be read first. Others may have
 * changed them since, so nobody is refused on this basis.
 */
export class LastSeen {
  private readonly seen = new Map<string, SeenCounter>();

  /** The counters of some keys; unseen ones are assumed not to exist. */
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
