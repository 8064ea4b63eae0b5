import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Logger } from '../../log.ts';
import type { CountTable } from '../count-table.ts';
import type { Batch } from '../day-sums.ts';
import type { EventSum } from '../event-sums.ts';
import { newBatches } from '../new-batches.ts';
import type { BatchStream, StoredBatch } from './batch-stream.ts';

/** Between two looks at the stream, in milliseconds; as much less or more by chance, so that processes take turns. */
const lookEvery = 1_000;
const lookSpread = 250;
/** Batches that are read at once, and the sums that are written in one transaction: few enough to hold no visitor's call up. */
const mostBatches = 16;
const mostSums = 1_000;

/**
 * Brings batches from the stream into the store. Every web process has one, and they need not know of each other: each
 * looks at the stream about once a second, and reads it when the first batch is the one it saw last time, which nobody has
 * fetched in between. So one of them does the work of all, and when it is gone the next one does.
 *
 * Nothing counts twice and nothing is left out, whoever reads, is killed or is late: batches are always read from the
 * first one on and in order, they leave the stream only after the transaction that holds their sums and their numbers is
 * in the store, and of each run only higher numbers than the one noted are added. A second reader of the same batches waits
 * for the transaction of the first one and then finds them noted.
 */
export class StreamReader {
  private timer: NodeJS.Timeout | undefined;
  private reading: Promise<void> = Promise.resolve();
  private firstSeen: number | null = null;
  private isStuck = false;
  private batchesSeen = 0;

  constructor(
    private readonly deps: { readonly db: Kysely<Database>; readonly clock: Clock; readonly log: Logger },
    private readonly table: CountTable,
    /** The stream, or null while the broker is away. */
    private readonly stream: () => BatchStream | null,
  ) {}

  /** Batches in the stream at the last look. */
  get batches(): number {
    return this.batchesSeen;
  }

  start(): void {
    const pause = lookEvery + (Math.random() * 2 - 1) * lookSpread;
    this.timer = setTimeout(() => {
      void this.inTurn((stream) => this.look(stream)).then(() => {
        if (this.timer !== undefined) this.start();
      });
    }, pause);
    this.timer.unref();
  }

  /** Resolves when what is under way has ended. */
  stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    return this.reading;
  }

  /** Brings all that is in the stream now into the store; what fails is left for the next time. */
  readAll(): Promise<void> {
    return this.inTurn((stream) => this.read(stream));
  }

  private inTurn(work: (stream: BatchStream) => Promise<void>): Promise<void> {
    this.reading = this.reading.then(async () => {
      const stream = this.stream();
      if (stream === null) return;
      try {
        await work(stream);
        if (this.isStuck) this.deps.log.info('counts are read from the stream again');
        this.isStuck = false;
      } catch (error) {
        if (!this.isStuck) this.deps.log.warn({ err: error }, 'counts cannot be read from the stream now');
        this.isStuck = true;
      }
    });
    return this.reading;
  }

  private async look(stream: BatchStream): Promise<void> {
    const { batches, first } = await stream.state();
    this.batchesSeen = batches;
    const isLeftAlone = batches > 0 && first === this.firstSeen;
    this.firstSeen = first;
    if (isLeftAlone) await this.read(stream);
  }

  private async read(stream: BatchStream): Promise<void> {
    for (;;) {
      const found = await stream.read(mostBatches);
      const last = found.at(-1);
      if (last === undefined) break;
      for (const part of inParts(this.readable(found))) await this.write(part);
      await stream.removeThrough(last.sequence);
      this.batchesSeen = Math.max(0, this.batchesSeen - found.length);
      if (found.length < mostBatches) break;
    }
  }

  private readable(found: readonly StoredBatch[]): readonly Batch<EventSum>[] {
    return found.flatMap(({ sequence, batch }) => {
      if (batch !== null) return [batch];
      this.deps.log.error({ sequence }, 'the stream of the beacon has a message that is no batch of counts');
      return [];
    });
  }

  private async write(batches: readonly Batch<EventSum>[]): Promise<void> {
    const { db, clock } = this.deps;
    try {
      await db.transaction().execute(async (trx) => {
        const fresh = await newBatches(trx, batches, clock.now());
        const sums = fresh.flatMap(({ rows }) => rows);
        if (sums.length > 0) await this.table.add(trx, sums);
      });
    } catch (error) {
      this.table.forgetUnwritten();
      throw error;
    }
  }
}

/** The batches one after the other, as many together as one transaction shall write. */
function inParts(batches: readonly Batch<EventSum>[]): readonly (readonly Batch<EventSum>[])[] {
  const parts: Batch<EventSum>[][] = [];
  let sums = 0;
  for (const batch of batches) {
    const part = parts.at(-1);
    if (part === undefined || sums + batch.rows.length > mostSums) {
      parts.push([batch]);
      sums = 0;
    } else part.push(batch);
    sums += batch.rows.length;
  }
  return parts;
}
