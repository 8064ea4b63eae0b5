import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { SetsOfDay } from './sets-of-day.ts';

/**
 * Maximum number of different sets of parameters per day, over all events. Further sets are counted by event alone: nobody
 * can fill the store, and rare combinations, which might identify a visitor, are not kept apart.
 */
const mostSetsADay = 10_000;
/** Stands for all further sets; no event has a parameter of that name. */
export const otherSets = '[["other","sets"]]';
/** Small enough that the embedded store, which runs on this thread, leaves room for calls in between. */
const rowsAStatement = 250;

/** How often an event with certain parameters occurred in a day. Only a number, with nothing about the senders. */
export interface EventSum {
  /** `2026-11-21`, UTC. */
  readonly day: string;
  readonly pixel: string;
  /** JSON of sorted pairs. */
  readonly params: string;
  readonly count: number;
}

/** The table of daily counts. */
export class CountTable {
  private readonly sets: SetsOfDay<EventSum>;

  /** `most` is the maximum number of sets per day. */
  constructor(readonly most = mostSetsADay) {
    this.sets = new SetsOfDay<EventSum>({
      most,
      keyOf: ({ pixel, params }) => `${pixel} ${params}`,
      asOther: (row) => ({ ...row, params: otherSets }),
      lock: 1,
      found,
      size,
    });
  }

  /** Adds sums to the table; equal ones share a row. */
  async add(trx: Transaction<Database>, sums: readonly EventSum[]): Promise<void> {
    const rows = await this.sets.within(trx, sums);
    for (let from = 0; from < rows.length; from += rowsAStatement) {
      // A single JSON parameter, so that the statement is the same for any number of rows and prepared once.
      const sums = JSON.stringify(rows.slice(from, from + rowsAStatement));
      await sql`
        insert into beacon_count (day, pixel, params, count)
        select day, pixel, params, count
        from json_to_recordset(${sums}::json) as sums(day text, pixel text, params text, count bigint)
        on conflict (day, pixel, params) do update set count = beacon_count.count + excluded.count
      `.execute(trx);
    }
  }

  /** The number of different sets a day has, as last seen by this process. */
  setsOf(day: string): number {
    return this.sets.sizeOf(day);
  }

  /** To be called when a transaction that added sums has failed: they are not in the store. */
  forgetUnwritten(): void {
    this.sets.forget();
  }
}

async function found(trx: Transaction<Database>, sums: readonly EventSum[]): Promise<readonly EventSum[]> {
  const asked = JSON.stringify(sums.map(({ day, pixel, params }) => ({ day, pixel, params })));
  const { rows } = await sql<EventSum>`
    select beacon_count.day, beacon_count.pixel, beacon_count.params, beacon_count.count
    from json_to_recordset(${asked}::json) as asked(day text, pixel text, params text)
    join beacon_count using (day, pixel, params)`.execute(trx);
  return rows;
}

async function size(trx: Transaction<Database>, day: string): Promise<number> {
  const { sets } = await trx
    .selectFrom('beacon_count')
    .select(({ fn }) => fn.countAll<number>().as('sets'))
    .where('day', '=', day)
    .where('params', '<>', otherSets)
    .executeTakeFirstOrThrow();
  return Number(sets);
}
