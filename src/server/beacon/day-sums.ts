import { randomUUID } from 'node:crypto';
import type { Logger } from '../log.ts';
import type { BatchId } from './write-once.ts';

/** A row with a count that can be added to. */
interface Counted {
  readonly count: number;
}

/**
 * How long a count may wait before it is written. A SIGKILL loses at most the last second: this plus the write. Not
 * shorter, because the embedded store writes on this thread and each write blocks all calls for milliseconds.
 */
const flushAfterMilliseconds = 800;
/**
 * Maximum number of sums waiting while nothing can be written. Beyond it new sums are lost and existing ones go on
 * counting: an existing sum stands for many events and can absorb any number more, a new one starts with one.
 */
const mostWaiting = 50_000;
/** Rows per statement: few enough that the embedded store, which runs on this thread, leaves room for calls in between. */
const rowsAWrite = 250;

/** Sums that are written together. */
export interface Batch<Row> extends BatchId {
  readonly rows: readonly Row[];
}

/**
 * Aggregates counts in memory for most of a second, so that a burst of equal events becomes one row of one write. A batch
 * whose write failed is retried unchanged before anything else, so that the store can recognize one it already has.
 */
export class DaySums<Row extends Counted> {
  private readonly run = randomUUID();
  private bundled = 0;
  private gathered = new Map<string, Row>();
  private waiting: Batch<Row>[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  /** The flush that starts once the current one ends; all callers waiting share it. */
  private next: Promise<void> | undefined;
  private isAway = false;
  private lostCount = 0;

  constructor(
    /** Writes a batch atomically and idempotently: repeated calls write it once. */
    private readonly write: (batch: Batch<Row>) => Promise<void>,
    private readonly log: Logger,
  ) {}

  /** Adds a row to the sum of its key. Never blocks. */
  add(key: string, row: Row): void {
    const sum = this.gathered.get(key);
    if (sum === undefined && this.waitingSums >= mostWaiting) {
      this.lostCount += row.count;
      return;
    }
    this.gathered.set(key, sum === undefined ? row : { ...sum, count: sum.count + row.count });
    this.flushSoon();
  }

  /** Writes what has accumulated; what cannot be written is kept for the next flush. Resolves when the write has ended. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.gathered.size > 0 || this.waiting.length > 0) {
      this.next ??= this.writing.then(() => {
        this.next = undefined;
        return this.writeAll();
      });
      this.writing = this.next;
    }
    return this.writing;
  }

  /** Hands over the unwritten batches to be written elsewhere. To be called after the last {@link flush}. */
  takeUnwritten(): readonly Batch<Row>[] {
    clearTimeout(this.timer);
    this.bundle();
    return this.waiting.splice(0);
  }

  /** Number of sums not yet written. */
  get waitingSums(): number {
    return this.waiting.reduce((sum, { rows }) => sum + rows.length, this.gathered.size);
  }

  /** Number of events not counted because too many sums were waiting. */
  get lost(): number {
    return this.lostCount;
  }

  private flushSoon(): void {
    this.timer ??= setTimeout(() => void this.flush(), flushAfterMilliseconds);
  }

  private async writeAll(): Promise<void> {
    if (!(await this.writeWaiting())) return;
    this.bundle();
    await this.writeWaiting();
  }

  /** Turns the accumulated sums into batches. */
  private bundle(): void {
    const rows = [...this.gathered.values()];
    this.gathered = new Map();
    for (let from = 0; from < rows.length; from += rowsAWrite) {
      this.bundled += 1;
      this.waiting.push({ run: this.run, number: this.bundled, rows: rows.slice(from, from + rowsAWrite) });
    }
  }

  /** Writes the batches one after another; false as soon as one fails. */
  private async writeWaiting(): Promise<boolean> {
    for (let [batch] = this.waiting; batch !== undefined; [batch] = this.waiting) {
      try {
        await this.write(batch);
      } catch (error) {
        if (!this.isAway)
          this.log.warn({ err: error, sums: this.waitingSums }, 'counts cannot be written now');
        this.isAway = true;
        this.flushSoon();
        return false;
      }
      if (this.isAway) this.log.info({ sums: this.waitingSums }, 'counts are written again');
      this.isAway = false;
      this.waiting.shift();
      await new Promise(setImmediate);
    }
    return true;
  }
}
