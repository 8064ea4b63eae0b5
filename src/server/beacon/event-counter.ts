import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import { utcDay } from '../utc-day.ts';
import { type Batch, DaySums } from './day-sums.ts';
import { type CountedEvent, EventSink } from './event-sink.ts';
import { SetsOfDay } from './sets-of-day.ts';
import { writeOnce } from './write-once.ts';

interface Sum {
  readonly day: string;
  readonly pixel: string;
  readonly params: string;
  readonly count: number;
}

/**
 * How many different sets of parameters the events of a day may have, all together. What comes beyond these is counted
 * by its event alone: nobody can fill the store, and rare combinations, which might tell one visitor, are not kept apart.
 */
const mostSetsADay = 10_000;
/** Stands for all sets beyond; no event has a parameter of that name. */
const otherSets = '[["other","sets"]]';

/**
 * Counts events in the store by day, id and parameters (the page is one of them). Nothing about who sent one is kept: the row is a
 * number.
 */
export class EventCounter extends EventSink {
  private readonly sums: DaySums<Sum>;
  private readonly sets: SetsOfDay<Sum>;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    log: Logger,
    mostSets = mostSetsADay,
  ) {
    super();
    this.sums = new DaySums<Sum>((batch) => this.write(batch), log);
    this.sets = new SetsOfDay<Sum>({
      most: mostSets,
      keyOf: ({ pixel, params }) => `${pixel} ${params}`,
      asOther: (row) => ({ ...row, params: otherSets }),
      ofDay: (trx, day) => trx.selectFrom('beacon_count').selectAll().where('day', '=', day).execute(),
    });
  }

  count({ pixel, params }: CountedEvent): void {
    const day = utcDay(this.clock.now());
    const told = JSON.stringify(Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1)));
    this.sums.add(`${day} ${pixel} ${told}`, { day, pixel, params: told, count: 1 });
  }

  flush(): Promise<void> {
    return this.sums.flush();
  }

  private async write(batch: Batch<Sum>): Promise<void> {
    await writeOnce(this.db, batch, this.clock.now(), async (trx) => {
      await trx
        .insertInto('beacon_count')
        .values([...(await this.sets.within(trx, batch.rows))])
        .onConflict((conflict) =>
          conflict.columns(['day', 'pixel', 'params']).doUpdateSet((eb) => ({
            count: eb('beacon_count.count', '+', eb.ref('excluded.count')),
          })),
        )
        .execute();
    });
  }
}
