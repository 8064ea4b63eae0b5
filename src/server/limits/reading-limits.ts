import {
  afterHappening,
  emptyHistory,
  type LimitHistory,
  waitFor,
} from '../../domain/limits/limit-history.ts';
import type { LimitedAction } from '../../domain/limits/limit-table.ts';
import { keepNewest } from '../keep-newest.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import { countersOf, type LimitedBy } from './counter-keys.ts';

const mostCounters = 20_000;

/**
 * Limits of what leaves nothing in the store: reads and reports. They are counted in the memory of each process, so that
 * reading writes nothing; a restart forgets them, and the counters that were used longest ago go first.
 */
export class ReadingLimits {
  private readonly histories = new Map<string, LimitHistory>();

  constructor(private readonly hash: KeyedHash) {}

  /** Counts it if it may happen now. Gives 0 then, else the milliseconds until it may; what is refused is not counted. */
  take(action: LimitedAction, by: LimitedBy, now: number): number {
    const counters = [...countersOf(this.hash, action, by)].map(([key, rules]) => ({
      key,
      rules,
      history: this.histories.get(key) ?? emptyHistory,
    }));
    const wait = Math.max(0, ...counters.map(({ history, rules }) => waitFor(history, rules, now)));
    if (wait > 0) return wait;
    for (const { key, rules, history } of counters) {
      keepNewest(this.histories, mostCounters, key, afterHappening(history, rules, now));
    }
    return 0;
  }
}
