import type { Kysely } from 'kysely';
import { type TooManyRequests, tooMany } from '../../domain/failure.ts';
import { afterHappening, waitFor, withoutHappening } from '../../domain/limits/limit-history.ts';
import { counterOf, type LimitedAction, limitedActions } from '../../domain/limits/limit-table.ts';
import type { LimitRule } from '../../domain/limits/read-limit-table.ts';
import { failure } from '../../domain/result.ts';
import type { Database } from '../db/schema.ts';
import { StoreAwayError } from '../db/store-away.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import type { Logger } from '../log.ts';
import { Alarms } from './alarms.ts';
import { countersOf, type LimitedBy } from './counter-keys.ts';
import { KeptCounters, type Look, type Looked, type SeenCounter } from './kept-counters.ts';
import { KnownWaits } from './known-waits.ts';
import { LastSeen } from './last-seen.ts';
import { OneByOne } from './one-by-one.ts';

/** A limited action: what, by whom, and when (milliseconds since the epoch). */
export interface Limited {
  readonly action: LimitedAction;
  readonly by: LimitedBy;
  readonly now: number;
  /**
   * Identifies equal calls, which {@link Limits.within} runs one after another. When an attempt counts until it proves right,
   * several equal calls at once would otherwise block what they count for.
   */
  readonly call?: string | undefined;
  /** A query for what the work needs to know first, run by the counting statement. */
  readonly look?: Look;
}

/** The result of {@link Limits.take}. */
export interface Taken {
  /** Milliseconds until it is allowed; 0 when it is allowed now, and has been counted. */
  readonly wait: number;
  /** True when this was the last one that fit, so that further ones are blocked. */
  readonly closes: boolean;
  /** The rows of the look as JSON; null if none was requested, or nothing counts. */
  readonly looked: Looked;
  /** Undoes the count, because nothing happened. */
  readonly giveBack: () => Promise<void>;
}

/** A counter before and after an action was counted. */
interface Counted {
  readonly before: SeenCounter;
  readonly after: SeenCounter;
}

/** Retries when other processes change a counter concurrently. They can do so at most as often as its limit allows. */
const mostTries = 50;

/**
 * Enforces the table of rate limits. A call is counted before its work, in a separate statement, and the count is undone when
 * the work was not done: no counter is locked during the work. Refusals are answered from memory, or after one query without
 * a lock, and are not counted. Counters are rows of the store, identified by keyed hashes: they survive a restart and are
 * shared by all processes, and while the store is unavailable nothing is allowed. See ADR 0031.
 */
export class Limits {
  private readonly kept: KeptCounters;
  private readonly lastSeen = new LastSeen();
  private readonly known = new KnownWaits();
  private readonly oneByOne = new OneByOne();
  private readonly sameCalls = new OneByOne();
  private readonly alarms: Alarms;

  /** `counters` is the store, through its separate connections if it has any; `told` is called for each call, for the metrics. */
  constructor(
    private readonly counters: Kysely<Database>,
    private readonly hash: KeyedHash,
    private readonly log: Logger,
    private readonly told: (action: LimitedAction, outcome: 'taken' | 'refused') => void = () => {},
  ) {
    this.kept = new KeptCounters(counters);
    this.alarms = new Alarms(log);
  }

  /** Counts an action if it is allowed. Rejects when the store is unavailable. */
  async take(limited: Limited): Promise<Taken> {
    const counters = countersOf(this.hash, limited.action, limited.by);
    const keys = [...counters.keys()];
    const taken =
      this.fromMemory(limited, keys) ??
      (await this.oneByOne.run(keys, () => this.takeInTurn(limited, counters)));
    this.told(limited.action, taken.wait > 0 ? 'refused' : 'taken');
    if (taken.wait === 0) this.alarms.count(limited.action, limited.now);
    return taken;
  }

  /**
   * Runs limited work if it is allowed now, otherwise fails with the wait. The count is undone when the work throws, or when
   * `counts` returns false for its outcome.
   */
  within<Outcome>(
    limited: Limited,
    work: (taken: Pick<Taken, 'closes' | 'looked'>) => Promise<Outcome>,
    counts: (outcome: Outcome) => boolean = () => true,
  ): Promise<Outcome | { readonly ok: false; readonly error: TooManyRequests }> {
    const { action, call } = limited;
    const once = () => this.counted(limited, work, counts);
    return call === undefined ? once() : this.sameCalls.run([`${action} ${call}`], once);
  }

  private async counted<Outcome>(
    limited: Limited,
    work: (taken: Pick<Taken, 'closes' | 'looked'>) => Promise<Outcome>,
    counts: (outcome: Outcome) => boolean,
  ): Promise<Outcome | { readonly ok: false; readonly error: TooManyRequests }> {
    const taken = await this.take(limited);
    if (taken.wait > 0) return failure(tooMany(taken.wait));
    let isCounted = false;
    try {
      const outcome = await work(taken);
      isCounted = counts(outcome);
      return outcome;
    } finally {
      // The work has succeeded or failed by itself: a wrong count must not change its result.
      if (!isCounted) {
        await taken.giveBack().catch((err: unknown) => this.log.warn({ err }, 'a count was not taken back'));
      }
    }
  }

  /** Whether an action is known to be blocked, without querying the store. */
  isKnownClosed(limited: Limited): boolean {
    return this.knownWait(limited) > 0;
  }

  /** Milliseconds until an action is allowed, as far as known without querying the store; 0 when the store must be asked. */
  knownWait({ action, by, now }: Limited): number {
    return this.known.wait(action, countersOf(this.hash, action, by).keys(), now);
  }

  /**
   * Reads what decides how a call is counted, or whether a refused one is a repetition, on the counters' connections: refused
   * calls must not use those that visitors share. The query must take no locks.
   */
  read<Value>(look: (counters: Kysely<Database>) => Promise<Value>): Promise<Value> {
    return look(this.counters);
  }

  /** Deletes an action's counters for the given subjects, and lifts their blocks. */
  async forget(action: LimitedAction, by: LimitedBy): Promise<void> {
    const keys = [...countersOf(this.hash, action, by).keys()];
    await this.oneByOne.run(keys, () => this.kept.forget(keys));
    this.lastSeen.forget(keys);
    this.forgetWaits(action, keys);
  }

  /** Actions that share counters also share their blocks. */
  private forgetWaits(action: LimitedAction, keys: readonly string[]): void {
    const shared = limitedActions.filter((other) => counterOf(other) === counterOf(action));
    this.known.forget(shared, keys);
  }

  private fromMemory({ action, now }: Limited, keys: readonly string[]): Taken | null {
    const wait = this.known.wait(action, keys, now);
    return wait > 0 ? notTaken(wait) : null;
  }

  private async takeInTurn(
    limited: Limited,
    counters: ReadonlyMap<string, readonly LimitRule[]>,
  ): Promise<Taken> {
    const { action, now, look } = limited;
    const keys = [...counters.keys()];
    const rulesOf = (key: string) => counters.get(key) ?? [];
    const waitOf = ({ key, history }: SeenCounter) => waitFor(history, rulesOf(key), now);
    const longestOf = (counters: readonly SeenCounter[]) => Math.max(0, ...counters.map(waitOf));
    const thought = this.lastSeen.of(keys);
    let seen = longestOf(thought) > 0 ? await this.kept.read(keys) : thought;
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const refused = this.fromMemory(limited, keys);
      if (refused !== null) return refused;
      for (const counter of seen) this.noted(action, counter.key, waitOf(counter), now);
      const wait = longestOf(seen);
      if (wait > 0) return notTaken(wait);

      const { written, stood, looked } = await this.kept.write(
        seen.map((counter) => ({
          seen: counter,
          next: afterHappening(counter.history, rulesOf(counter.key), now),
        })),
        now,
        look,
      );
      this.lastSeen.note(stood ?? written);
      const before = new Map(seen.map((counter) => [counter.key, counter]));
      const counted = written.flatMap((after) => {
        const former = before.get(after.key);
        return former === undefined ? [] : [{ before: former, after }];
      });
      if (stood === null) {
        for (const counter of written) this.noted(action, counter.key, waitOf(counter), now);
        return {
          wait: 0,
          looked,
          closes: counted.some(({ before, after }) => after.history.closedUntil > before.history.closedUntil),
          giveBack: () => this.oneByOne.run(keys, () => this.withdraw(limited, counted)),
        };
      }
      await this.withdraw(limited, counted);
      seen = stood;
    }
    throw new StoreAwayError('The counters of a limit change too often');
  }

  /** Caches a counter's wait, if there is one. */
  private noted(action: LimitedAction, key: string, wait: number, now: number): void {
    if (wait > 0) this.known.note(action, key, wait, now);
  }

  private async withdraw({ action, now }: Limited, counted: readonly Counted[]): Promise<void> {
    let left = counted.map(({ before, after }) => ({
      now: after,
      closed: { before: before.history.closedUntil, after: after.history.closedUntil },
    }));
    this.forgetWaits(
      action,
      left.map((one) => one.now.key),
    );
    for (let tries = 1; left.length > 0 && tries <= mostTries; tries += 1) {
      const { written, stood } = await this.kept.write(
        left.map((one) => ({
          seen: one.now,
          next: withoutHappening(one.now.history, action, now, one.closed),
        })),
        now,
      );
      this.lastSeen.note(stood ?? written);
      const done = new Set(written.map(({ key }) => key));
      const others = new Map(stood?.map((counter) => [counter.key, counter]));
      left = left.flatMap(({ now: { key }, closed }) => {
        const counter = done.has(key) ? undefined : others.get(key);
        return counter === undefined ? [] : [{ now: counter, closed }];
      });
    }
  }
}

function notTaken(wait: number): Taken {
  return { wait, closes: false, looked: null, giveBack: async () => {} };
}
