import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import { emptyHistory, type LimitHistory } from '../../domain/limits/limit-history.ts';
import type { Database } from '../db/schema.ts';

const StoredHistory = z.object({
  happened: z.record(z.string(), z.array(z.number())),
  closedUntil: z.number(),
});

/** A counter as it was read; `text` is null where there was none. */
export interface SeenCounter {
  readonly key: string;
  readonly text: string | null;
  readonly history: LimitHistory;
}

/** A counter as it was read, and as it is to be. */
export interface ChangedCounter {
  readonly seen: SeenCounter;
  readonly next: LimitHistory;
}

/**
 * The counters in the store. A read takes no lock, and a write is one statement of its own, so that nobody waits for a
 * counter longer than it takes to write one. A counter that somebody else has changed since it was read is left alone.
 */
export class KeptCounters {
  constructor(private readonly db: Kysely<Database>) {}

  /** The counters of some keys, in the order of the keys. Rejects when one cannot be read: what is not known lets nothing through. */
  async read(keys: readonly string[]): Promise<readonly SeenCounter[]> {
    if (keys.length === 0) return [];
    const rows = await this.db
      .selectFrom('limit_counter')
      .select(['key', 'history'])
      .where('key', 'in', keys)
      .execute();
    const texts = new Map(rows.map(({ key, history }) => [key, history]));
    return keys.map((key) => {
      const text = texts.get(key) ?? null;
      return {
        key,
        text,
        history: text === null ? emptyHistory : z.parse(StoredHistory, JSON.parse(text)),
      };
    });
  }

  /** Writes counters that are as they were read, and gives them as they are now. */
  async write(changes: readonly ChangedCounter[], now: number): Promise<readonly SeenCounter[]> {
    if (changes.length === 0) return [];
    // In one order, so that two statements that share counters do not wait for each other.
    const inOrder = changes
      .map(({ seen, next }) => ({ seen, next, text: JSON.stringify(next) }))
      .toSorted((a, b) => (a.seen.key < b.seen.key ? -1 : 1));
    // Of a counter that was not there the text is null, which is equal to none.
    const known = inOrder.map(({ seen: { key, text } }) => sql`when ${key} then ${text}`);
    const written = await this.db
      .insertInto('limit_counter')
      .values(inOrder.map(({ seen, text }) => ({ key: seen.key, history: text, touched_at: now })))
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ history: sql`excluded.history`, touched_at: now })
          .where(
            'limit_counter.history',
            '=',
            sql<string>`case limit_counter.key ${sql.join(known, sql` `)} end`,
          ),
      )
      .returning('key')
      .execute();
    const keys = new Set(written.map(({ key }) => key));
    return inOrder
      .filter(({ seen }) => keys.has(seen.key))
      .map(({ seen, next, text }) => ({ key: seen.key, text, history: next }));
  }

  /** Deletes the counters of some keys. */
  async forget(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.db.deleteFrom('limit_counter').where('key', 'in', keys).execute();
  }
}
