import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Logger } from '../../log.ts';
import type { CountTable, EventSum } from '../count-table.ts';
import type { Batch } from '../day-sums.ts';
import { newBatches } from '../new-batches.ts';
import type { BatchStream, StoredBatch } from './batch-stream.ts';

/** Poll interval, in milliseconds, with random jitter either way, so that processes take turns. */
const lookEvery = 1_000;
const lookSpread = 250;
/** Maximum batches read at once, and sums written per transaction: few enough not to hold up a visitor's call. */
const mostBatches = 16;
const mostSums = 1_000;

/**
 * Moves batches from the stream to the store. Every web process has a reader, and they need no coordination: each polls the
 * stream about once a second, and reads it when the first batch is still the one it saw last time, which means that nobody
 * has fetched it in between. So one of them does the work for all, and when it is gone, another takes over.
 *
 * Nothing is counted twice or left out, whichever reader is killed or late: batches are always read in order from the first
 * one on, they are removed from the stream only after the transaction with their sums and numbers has committed, and only
 * numbers higher than the recorded one of each run are added. A second reader of the same batches waits for the first one's
 * transaction and then finds them recorded.
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
    /** Returns the stream, or null while the broker is unavailable. */
    private readonly stream: () => BatchStream | null,
  ) {}

  /** Number of batches in the stream at the last poll. */
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

  /** Stops polling. Resolves when the work in progress has ended. */
  stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    return this.reading;
  }

  /** Moves everything now in the stream to the store; failures are left for the next time. */
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

/** Groups batches in order, as many as fit in one transaction. */
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
