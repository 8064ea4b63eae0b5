import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { EventSum } from './event-sums.ts';
import { SetsOfDay } from './sets-of-day.ts';

/**
 * How many different sets of parameters the events of a day may have, all together. What comes beyond these is counted
 * by its event alone: nobody can fill the store, and rare combinations, which might tell one visitor, are not kept apart.
 */
const mostSetsADay = 10_000;
/** Stands for all sets beyond; no event has a parameter of that name. */
const otherSets = '[["other","sets"]]';
/** Few enough that the embedded store, which works on this thread, leaves room for calls between. */
const rowsAStatement = 250;

/** The table of counts, to which sums are added. */
export class CountTable {
  private readonly sets: SetsOfDay<EventSum>;

  constructor(mostSets = mostSetsADay) {
    this.sets = new SetsOfDay<EventSum>({
      most: mostSets,
      keyOf: ({ pixel, params }) => `${pixel} ${params}`,
      asOther: (row) => ({ ...row, params: otherSets }),
      ofDay: (trx, day) => trx.selectFrom('beacon_count').selectAll().where('day', '=', day).execute(),
    });
  }

  /** Adds them; equal ones become one row. */
  async add(trx: Transaction<Database>, sums: readonly EventSum[]): Promise<void> {
    const rows = await this.sets.within(trx, sums);
    for (let from = 0; from < rows.length; from += rowsAStatement) {
      // As one parameter, so that the statement is the same for any number of rows, and prepared once.
      const sums = JSON.stringify(rows.slice(from, from + rowsAStatement));
      await sql`
        insert into beacon_count (day, pixel, params, count)
        select day, pixel, params, count
        from json_to_recordset(${sums}::json) as sums(day text, pixel text, params text, count bigint)
        on conflict (day, pixel, params) do update set count = beacon_count.count + excluded.count
      `.execute(trx);
    }
  }

  /** Has the next addition look in the store which sets there are: another process may have added some. */
  lookAgain(): void {
    this.sets.forget();
  }
}
