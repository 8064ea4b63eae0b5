import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { BrokerSettings } from '../../config/beacon-broker.ts';
import type { Database } from '../../db/schema.ts';
import type { Logger } from '../../log.ts';
import type { MayBegin } from '../begun-sets.ts';
import { CountTable, type EventSum } from '../count-table.ts';
import type { Batch } from '../day-sums.ts';
import { type CountedEvent, EventSink, type SinkFigures } from '../event-sink.ts';
import { EventSums } from '../event-sums.ts';
import { writeOnce } from '../write-once.ts';
import { Broker } from './broker.ts';
import { StreamReader } from './stream-reader.ts';

/**
 * Counts events through a stream that all web processes share. A message holds the sums of most of a second, not a single
 * event: an event stays in memory no longer than with the counter that writes to the store, so a kill loses at most the
 * last second, and 5,000 equal events cost the broker and the store as much as one. A batch is sent once the previous one
 * is acknowledged. An unacknowledged batch is sent again unchanged, and its number within its run keeps it from counting
 * twice, however late it is repeated. While the broker is unavailable, sums accumulate here up to the limit of
 * {@link EventSums}.
 */
export class EventStream extends EventSink {
  private readonly sums: EventSums;
  private readonly broker: Broker;
  private readonly reader: StreamReader;
  /** A batch that was sent but not acknowledged: it may be in the stream. */
  private unsure: Batch<EventSum> | null = null;

  constructor(
    private readonly deps: { readonly db: Kysely<Database>; readonly clock: Clock; readonly log: Logger },
    settings: BrokerSettings,
    private readonly mostSets?: number,
  ) {
    super();
    this.broker = new Broker(settings, deps.log);
    const table = new CountTable(mostSets);
    this.sums = new EventSums(deps.clock, deps.log, table, (batch) => this.send(batch));
    this.reader = new StreamReader(deps, table, () => this.broker.stream);
    this.reader.start();
  }

  count(event: CountedEvent, mayBegin: MayBegin = () => true): void {
    this.sums.count(event, mayBegin);
  }

  countBegun(event: CountedEvent): boolean {
    return this.sums.countBegun(event);
  }

  async flush(): Promise<void> {
    await this.sums.flush();
    await this.reader.readAll();
  }

  figures(): SinkFigures {
    const broker = { connected: this.broker.stream !== null, batches: this.reader.batches };
    return { waiting: this.sums.waitingSums, lost: this.sums.lost, broker };
  }

  /**
   * Writes what the broker no longer accepts straight to the store, as batches of new runs, since earlier ones of their run
   * may still be in the stream. Only a batch that may itself be in the stream is left there.
   */
  async close(): Promise<void> {
    await this.sums.flush();
    if (this.sums.waitingSums === 0) await this.reader.readAll();
    await this.reader.stop();
    await this.broker.close();
    const { db, clock, log } = this.deps;
    const table = new CountTable(this.mostSets);
    try {
      for (const batch of this.sums.takeUnwritten()) {
        if (batch === this.unsure)
          log.warn({ sums: batch.rows.length }, 'counts may not have reached the stream');
        else
          await writeOnce(db, { run: randomUUID(), number: 1 }, clock.now(), (trx) =>
            table.add(trx, batch.rows),
          );
      }
    } catch (error) {
      log.error({ err: error }, 'counts were lost: neither the broker nor the store took them');
    }
  }

  private async send(batch: Batch<EventSum>): Promise<void> {
    const { stream } = this.broker;
    if (stream === null) throw new Error('The broker is away');
    this.unsure = batch;
    await stream.add(batch);
    this.unsure = null;
  }
}
