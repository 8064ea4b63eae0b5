import { type Kysely, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import {
  afterHappening,
  emptyHistory,
  type LimitHistory,
  waitFor,
} from '../../domain/limits/limit-history.ts';
import { type LimitedAction, limitRulesOf } from '../../domain/limits/limit-table.ts';
import { type CountedBy, countedBy, type LimitRule } from '../../domain/limits/read-limit-table.ts';
import type { Database } from '../db/schema.ts';
import { ownMachine } from '../http/client-address.ts';
import type { KeyedHash } from '../keyed-hash.ts';

/** Who does it: the address or the recovery key it is about, if any, and the network it comes from (`clientKey`). */
export interface LimitedBy {
  readonly address?: string;
  readonly key?: string;
  readonly network: string;
}

/** One look at an action's counters, which stay locked until the transaction ends. */
export interface LimitLook {
  /** Milliseconds until it may happen; 0 when it may now. */
  readonly wait: number;
  /** Counts it. True when this closed something. */
  readonly count: () => Promise<boolean>;
}

const StoredHistory = z.object({
  happened: z.record(z.string(), z.array(z.number())),
  closedUntil: z.number(),
});

interface Counter {
  readonly key: string;
  readonly rules: readonly LimitRule[];
  readonly history: LimitHistory;
}

/**
 * Keeps the limits of the table. The counters are rows of the store, known by keyed hashes, and locked in a fixed order:
 * parallel calls come one after the other, a restart forgets nothing, and when the store is away nothing is allowed.
 * Look once a transaction: two looks would lock in an order of their own.
 */
export class Limits {
  constructor(private readonly hash: KeyedHash) {}

  /** Looks whether an action may happen now, and locks its counters. */
  async look(
    trx: Transaction<Database>,
    action: LimitedAction,
    by: LimitedBy,
    now: number,
  ): Promise<LimitLook> {
    const counters = await this.locked(trx, this.keysOf(action, by), now);
    return {
      wait: Math.max(0, ...counters.map(({ history, rules }) => waitFor(history, rules, now))),
      count: async () => {
        const after = counters.map((counter) => ({
          ...counter,
          next: afterHappening(counter.history, counter.rules, now),
        }));
        await this.remember(trx, after, now);
        return after.some(({ history, next }) => next.closedUntil > history.closedUntil);
      },
    };
  }

  /**
   * Counts an action that writes nothing else, if it may happen now. Gives 0 then, else the milliseconds until it may; what is refused
   * is not counted.
   */
  async take(db: Kysely<Database>, action: LimitedAction, by: LimitedBy, now: number): Promise<number> {
    return db.transaction().execute(async (trx) => {
      const { wait, count } = await this.look(trx, action, by, now);
      if (wait === 0) await count();
      return wait;
    });
  }

  private keysOf(action: LimitedAction, by: LimitedBy): ReadonlyMap<string, readonly LimitRule[]> {
    const keys = new Map<string, readonly LimitRule[]>();
    for (const counted of countedBy) {
      const rules = limitRulesOf(action, counted);
      const subject = subjectOf(counted, by);
      if (rules.length > 0 && subject !== null) keys.set(this.hash.of('limit', counted, ...subject), rules);
    }
    return keys;
  }

  /** Touching a row locks it until the transaction ends. */
  private async locked(
    trx: Transaction<Database>,
    keys: ReadonlyMap<string, readonly LimitRule[]>,
    now: number,
  ): Promise<readonly Counter[]> {
    if (keys.size === 0) return [];
    const rows = await trx
      .insertInto('limit_counter')
      .values(
        [...keys.keys()].map((key) => ({ key, history: JSON.stringify(emptyHistory), touched_at: now })),
      )
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ touched_at: now }))
      .returning(['key', 'history'])
      .execute();
    return rows.map(({ key, history }) => ({
      key,
      rules: keys.get(key) ?? [],
      history: z.parse(StoredHistory, JSON.parse(history)),
    }));
  }

  private async remember(
    trx: Transaction<Database>,
    counters: readonly { readonly key: string; readonly next: LimitHistory }[],
    now: number,
  ): Promise<void> {
    if (counters.length === 0) return;
    await trx
      .insertInto('limit_counter')
      .values(counters.map(({ key, next }) => ({ key, history: JSON.stringify(next), touched_at: now })))
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ history: sql`excluded.history` }))
      .execute();
  }
}

/** What a counter is named after; null when it does not apply. A developer's own machine is nobody's network. */
function subjectOf(counted: CountedBy, { address, key, network }: LimitedBy): readonly string[] | null {
  if (counted === 'address') return address === undefined ? null : [address];
  if (counted === 'key') return key === undefined ? null : [key];
  if (network === ownMachine) return null;
  if (counted === 'address+network') return address === undefined ? null : [address, network];
  return counted === 'network' ? [network] : [];
}
