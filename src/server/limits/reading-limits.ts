import { day } from '../../domain/duration.ts';
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
/** No rule looks back further. */
const longestKept = day;

/**
 * Limits of what leaves nothing in the store: reads, reports and counts. They are counted in the memory of each process, so that
 * reading writes nothing; a restart forgets them, a counter is forgotten a day after it was used last, and where there are too many those
 * that were used longest ago go first.
 */
export class ReadingLimits {
  private readonly counters = new Map<string, { readonly history: LimitHistory; readonly at: number }>();

  constructor(private readonly hash: KeyedHash) {}

  /** Counters that are remembered. */
  get size(): number {
    return this.counters.size;
  }

  /** Counts it if it may happen now. Gives 0 then, else the milliseconds until it may; what is refused is not counted. */
  take(action: LimitedAction, by: LimitedBy, now: number): number {
    this.forgetOld(now);
    const counted = [...countersOf(this.hash, action, by)].map(([key, rules]) => ({
      key,
      rules,
      history: this.counters.get(key)?.history ?? emptyHistory,
    }));
    const wait = Math.max(0, ...counted.map(({ history, rules }) => waitFor(history, rules, now)));
    if (wait > 0) return wait;
    for (const { key, rules, history } of counted) {
      keepNewest(this.counters, mostCounters, key, { history: afterHappening(history, rules, now), at: now });
    }
    return 0;
  }

  private forgetOld(now: number): void {
    for (const [key, { at }] of this.counters) {
      if (now - at < longestKept) return;
      this.counters.delete(key);
    }
  }
}
