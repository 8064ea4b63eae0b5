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

/** Something that is limited: what, by whom, and when (milliseconds since the epoch). */
export interface Limited {
  readonly action: LimitedAction;
  readonly by: LimitedBy;
  readonly now: number;
  /**
   * Tells calls that are the same: {@link Limits.within} does those one after the other. Where a right one counts until it is found right, a few
   * of the same at once would else close what it is counted by.
   */
  readonly call?: string | undefined;
  /** What the work is to know when it begins, asked for by the statement that counts. */
  readonly look?: Look;
}

/** What came of asking whether something may happen. */
export interface Taken {
  /** Milliseconds until it may happen; 0 when it may now, and then it is counted. */
  readonly wait: number;
  /** True when this was the last that fits, and it closed something. */
  readonly closes: boolean;
  /** The rows of the look, as JSON has them; null where none was asked for, or nothing counts. */
  readonly looked: Looked;
  /** Takes the count back: nothing happened. */
  readonly giveBack: () => Promise<void>;
}

/** One counter before and after a happening was counted in it. */
interface Counted {
  readonly before: SeenCounter;
  readonly after: SeenCounter;
}

/** How often a counter that other processes change is tried again. They change it at most as often as its limit allows. */
const mostTries = 50;

/**
 * Keeps the limits of the table. A call is counted before its work, in a statement of its own, and the count is taken back
 * when the work was not done: no counter is locked while somebody works. What is refused is told from memory, or after
 * one look without a lock, and is not counted. Counters are rows of the store known by keyed hashes: a restart forgets
 * nothing, all processes count together, and when the store is away nothing is allowed. See ADR 0031.
 */
export class Limits {
  private readonly kept: KeptCounters;
  private readonly lastSeen = new LastSeen();
  private readonly known = new KnownWaits();
  private readonly oneByOne = new OneByOne();
  private readonly sameCalls = new OneByOne();
  private readonly alarms: Alarms;

  /** `counters` is the store by connections of its own, where it has several; `told` hears of each call, for the figures. */
  constructor(
    private readonly counters: Kysely<Database>,
    private readonly hash: KeyedHash,
    private readonly log: Logger,
    private readonly told: (action: LimitedAction, outcome: 'taken' | 'refused') => void = () => {},
  ) {
    this.kept = new KeptCounters(counters);
    this.alarms = new Alarms(log);
  }

  /** Counts it if it may happen. Rejects when the store is away. */
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
   * Does what is limited, if it may happen now, else fails with the wait. The count is taken back when the work throws,
   * or when `counts` says that its outcome is none to count.
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
      // The work is done, or failed with an error of its own: whether the count is right is no matter of its answer.
      if (!isCounted) {
        await taken.giveBack().catch((err: unknown) => this.log.warn({ err }, 'a count was not taken back'));
      }
    }
  }

  /** Whether this process knows, without a look at the store, that it may not happen now. */
  isKnownClosed(limited: Limited): boolean {
    return this.knownWait(limited) > 0;
  }

  /** Milliseconds until it may happen, as far as this process knows without a look at the store; 0 when that has to be looked up. */
  knownWait({ action, by, now }: Limited): number {
    return this.known.wait(action, countersOf(this.hash, action, by).keys(), now);
  }

  /**
   * Reads what tells how a call is counted, or whether one that is refused was answered before, on the connections of the counters: whoever
   * is refused takes none of those that visitors share. It must lock nothing.
   */
  read<Value>(look: (counters: Kysely<Database>) => Promise<Value>): Promise<Value> {
    return look(this.counters);
  }

  /** Forgets the counters of an action, with whatever they have closed; of what is counted by who is named here. */
  async forget(action: LimitedAction, by: LimitedBy): Promise<void> {
    const keys = [...countersOf(this.hash, action, by).keys()];
    await this.oneByOne.run(keys, () => this.kept.forget(keys));
    this.lastSeen.forget(keys);
    this.forgetWaits(action, keys);
  }

  /** Whoever shares the counters shares what they close. */
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

  /** Remembers a wait for its counter, if it is one. */
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
