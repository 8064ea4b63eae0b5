import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import type { MayBegin } from './begun-sets.ts';
import { CountTable } from './count-table.ts';
import { type CountedEvent, EventSink, type SinkFigures } from './event-sink.ts';
import { EventSums } from './event-sums.ts';
import { writeOnce } from './write-once.ts';

/** Counts events straight into the store, in batches of most of a second, for a site without a broker. */
export class EventCounter extends EventSink {
  private readonly sums: EventSums;

  constructor(db: Kysely<Database>, clock: Clock, log: Logger, mostSets?: number) {
    super();
    const table = new CountTable(mostSets);
    this.sums = new EventSums(clock, log, table, async (batch) => {
      try {
        await writeOnce(db, batch, clock.now(), (trx) => table.add(trx, batch.rows));
      } catch (error) {
        table.forgetUnwritten();
        throw error;
      }
    });
  }

  count(event: CountedEvent, mayBegin: MayBegin = () => true): void {
    this.sums.count(event, mayBegin);
  }

  countBegun(event: CountedEvent): boolean {
    return this.sums.countBegun(event);
  }

  flush(): Promise<void> {
    return this.sums.flush();
  }

  figures(): SinkFigures {
    return { waiting: this.sums.waitingSums, lost: this.sums.lost, broker: null };
  }

  close(): Promise<void> {
    return this.flush();
  }
}
