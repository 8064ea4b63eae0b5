import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { emptyHistory, type LimitHistory } from '../../domain/limits/limit-history.ts';
import type { Database } from '../db/schema.ts';

const StoredHistory = z.object({
  happened: z.record(z.string(), z.array(z.number())),
  closedUntil: z.number(),
});

// At module level, because creating a schema takes longer than using it.
const LookedRows = z.array(z.unknown());

/** A counter as read or assumed; `text` is null if it does not exist. */
export interface SeenCounter {
  readonly key: string;
  readonly text: string | null;
  readonly history: LimitHistory;
}

/** A counter as read, and its new state. */
export interface ChangedCounter {
  readonly seen: SeenCounter;
  readonly next: LimitHistory;
}

/** A query that runs with the counting statement, for what the limited work needs to know first. It takes no locks. */
export type Look = RawBuilder<unknown>;

/** The rows of a {@link Look} as JSON; null if it did not run. */
export type Looked = readonly unknown[] | null;

/** The result of writing counters. */
export interface WrittenCounters {
  /** The written counters in their new state: all, none or, after a concurrent write, a few. */
  readonly written: readonly SeenCounter[];
  /** Unless all were written: the state of all counters just before, in the order of the changes. */
  readonly stood: readonly SeenCounter[] | null;
  /** The rows of the look; null if it did not run. */
  readonly looked: Looked;
}

/**
 * The counters in the store. One statement writes them by compare-and-swap: if any counter differs from the assumed state, it
 * writes nothing and takes no lock. So nobody waits for a counter longer than a write takes.
 */
export class KeptCounters {
  constructor(private readonly db: Kysely<Database>) {}

  /** Reads counters, in the order of the keys. Rejects when one cannot be read: in doubt nothing is allowed. */
  async read(keys: readonly string[]): Promise<readonly SeenCounter[]> {
    const rows = await this.db
      .selectFrom('limit_counter')
      .select(['key', 'history'])
      .where('key', 'in', keys)
      .execute();
    const texts = new Map(rows.map(({ key, history }) => [key, history]));
    return keys.map((key) => seenAs(key, texts.get(key) ?? null));
  }

  /**
   * Writes counters unless they have changed since they were seen, and runs a look in the same statement. Rejects when the store
   * is unavailable: in doubt nothing is allowed.
   */
  async write(changes: readonly ChangedCounter[], now: number, look?: Look): Promise<WrittenCounters> {
    if (changes.length === 0) return { written: [], stood: null, looked: null };
    const texts = new Map(changes.map(({ seen, next }) => [seen.key, { next, text: JSON.stringify(next) }]));
    // Always in the same order, so that two statements with common counters cannot deadlock.
    const inOrder = changes.toSorted((a, b) => (a.seen.key < b.seen.key ? -1 : 1));
    const values = inOrder.map(
      ({ seen: { key, text } }) => sql`(${key}, cast(${text} as text), ${texts.get(key)?.text})`,
    );
    const keys = sql.join(inOrder.map(({ seen }) => seen.key));
    const lookedAt =
      look === undefined
        ? sql``
        : sql`union all select '', (select coalesce(json_agg(row_to_json(seen)), '[]')::text from (${look}) seen), false`;
    const { rows } = await sql<{ key: string; stood: string | null; isWritten: boolean }>`
      with changed (key, seen, next) as (values ${sql.join(values)}),
      there as (select key, history from limit_counter where key in (${keys})),
      written as (
        insert into limit_counter (key, history, touched_at)
        select key, next, cast(${now} as bigint) from changed where not exists (
          select 1 from changed one left join there on there.key = one.key
          where there.history is distinct from one.seen
        )
        on conflict (key) do update set history = excluded.history, touched_at = excluded.touched_at
        where limit_counter.history = (select seen from changed where changed.key = limit_counter.key)
        returning key
      )
      select key, null as stood, true as "isWritten" from written
      union all select key, history, false from there
      ${lookedAt}`.execute(this.db);
    const looked = lookedIn(rows);
    // The row with an empty key is not a counter.
    const found = rows.filter(({ key }) => key !== '');
    const written = found.flatMap(({ key, isWritten }) => {
      const change = isWritten ? texts.get(key) : undefined;
      return change === undefined ? [] : [{ key, text: change.text, history: change.next }];
    });
    if (written.length === changes.length) return { written, stood: null, looked };
    const there = new Map(found.flatMap(({ key, stood }) => (stood === null ? [] : [[key, stood] as const])));
    const stood = changes.map(({ seen: { key } }) => seenAs(key, there.get(key) ?? null));
    return { written, stood, looked };
  }

  /** Deletes counters. */
  async forget(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.db.deleteFrom('limit_counter').where('key', 'in', keys).execute();
  }
}

function lookedIn(rows: readonly { readonly key: string; readonly stood: string | null }[]): Looked {
  const text = rows.find(({ key }) => key === '')?.stood ?? null;
  return text === null ? null : z.parse(LookedRows, JSON.parse(text));
}

/** Parses a counter's row; `text` is null if there is none. Throws when the text was not written here. */
export function seenAs(key: string, text: string | null): SeenCounter {
  return { key, text, history: text === null ? emptyHistory : z.parse(StoredHistory, JSON.parse(text)) };
}
