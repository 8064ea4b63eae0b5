import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { emptyHistory, type LimitHistory } from '../../domain/limits/limit-history.ts';
import type { Database } from '../db/schema.ts';

const StoredHistory = z.object({
  happened: z.record(z.string(), z.array(z.number())),
  closedUntil: z.number(),
});

// Here and not where it is used: to make a schema takes longer than all that it is used for.
const LookedRows = z.array(z.unknown());

/** A counter as it was read, or is thought to be; `text` is null where there was none. */
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

/** A query whose rows are told with the answer: what is to be known before a counted work begins. It holds nothing. */
export type Look = RawBuilder<unknown>;

/** The rows of a {@link Look}, as JSON has them; null where none was taken. */
export type Looked = readonly unknown[] | null;

/** What came of writing counters. */
export interface WrittenCounters {
  /** Those that were written, as they are now: all of them, none, or few when somebody else wrote at that very moment. */
  readonly written: readonly SeenCounter[];
  /** Unless all were written: how all of them stood just before, in the order of the changes. */
  readonly stood: readonly SeenCounter[] | null;
  /** The rows of the look; none where it was not taken. */
  readonly looked: Looked;
}

/**
 * The counters in the store. They are written by one statement, which writes nothing unless all of them are as they were
 * thought to be, and takes no lock then: so nobody waits for a counter longer than it takes to write one.
 */
export class KeptCounters {
  constructor(private readonly db: Kysely<Database>) {}

  /** The counters of some keys, in the order of the keys. Rejects when one cannot be read: what is not known lets nothing through. */
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
   * Writes counters that are as they were seen, and takes a look in the same statement. Rejects when the store is away: what is not
   * known lets nothing through.
   */
  async write(changes: readonly ChangedCounter[], now: number, look?: Look): Promise<WrittenCounters> {
    if (changes.length === 0) return { written: [], stood: null, looked: null };
    const texts = new Map(changes.map(({ seen, next }) => [seen.key, { next, text: JSON.stringify(next) }]));
    // In one order, so that two statements that share counters do not wait for each other.
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
    // No counter has an empty name.
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

  /** Deletes the counters of some keys. */
  async forget(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.db.deleteFrom('limit_counter').where('key', 'in', keys).execute();
  }
}

function lookedIn(rows: readonly { readonly key: string; readonly stood: string | null }[]): Looked {
  const text = rows.find(({ key }) => key === '')?.stood ?? null;
  return text === null ? null : z.parse(LookedRows, JSON.parse(text));
}

/** A counter by what stands in its row; null for none. Throws when that is nothing that was written here. */
export function seenAs(key: string, text: string | null): SeenCounter {
  return { key, text, history: text === null ? emptyHistory : z.parse(StoredHistory, JSON.parse(text)) };
}
