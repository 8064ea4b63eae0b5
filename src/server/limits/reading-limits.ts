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
 * Limits for calls that leave nothing in the store: reads, reports and counts. Counted in each process's memory, so that
 * reading writes nothing. A restart resets them, a counter is dropped a day after its last use, and when there are too many,
 * the least recently used go first.
 */
export class ReadingLimits {
  private readonly counters = new Map<string, { readonly history: LimitHistory; readonly at: number }>();

  constructor(private readonly hash: KeyedHash) {}

  /** Number of counters in memory. */
  get size(): number {
    return this.counters.size;
  }

  /** Counts an action if it is allowed now. Returns 0 then, otherwise the milliseconds until it is; refusals are not counted. */
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
