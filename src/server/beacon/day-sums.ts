import { randomUUID } from 'node:crypto';
import type { Logger } from '../log.ts';
import type { BatchId } from './write-once.ts';

/** A number that grows: what it is of, and by how much. */
interface Counted {
  readonly count: number;
}

/**
 * How long a count may wait before it goes into the store. A SIGKILL may lose the last second at most: this and the write. No
 * shorter, because the embedded store writes on this thread, and each write is milliseconds in which no call is answered.
 */
const flushAfterMilliseconds = 800;
/**
 * Sums that may wait while nothing can be written. Beyond these what is new is lost and what is counted already goes on: a
 * sum that is there holds many events and takes in any number more, a new one begins with one.
 */
const mostWaiting = 50_000;
/** Rows a statement: few enough that the embedded store, which works on this thread, leaves room for calls between. */
const rowsAWrite = 250;

/** Sums that are written together. */
export interface Batch<Row> extends BatchId {
  readonly rows: readonly Row[];
}

/**
 * Sums that gather in memory for most of a second, so that a burst of equal events is one row of one write. A batch whose
 * write failed is written again as it was, before anything else: only so can the store tell that it has it already.
 */
export class DaySums<Row extends Counted> {
  private readonly run = randomUUID();
  private bundled = 0;
  private gathered = new Map<string, Row>();
  private waiting: Batch<Row>[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  /** The write that begins when the one under way has ended; one is enough for all who wait. */
  private next: Promise<void> | undefined;
  private isAway = false;
  private lostCount = 0;

  constructor(
    /** Writes a batch, whole or not at all, and once however often it is called with it. */
    private readonly write: (batch: Batch<Row>) => Promise<void>,
    private readonly log: Logger,
  ) {}

  /** Adds a row to the sum of its key. Never waits. */
  add(key: string, row: Row): void {
    const sum = this.gathered.get(key);
    if (sum === undefined && this.waitingSums >= mostWaiting) {
      this.lostCount += row.count;
      return;
    }
    this.gathered.set(key, sum === undefined ? row : { ...sum, count: sum.count + row.count });
    this.flushSoon();
  }

  /** Writes what has gathered; what cannot be written stays for the next time. Resolves when the write has ended. */
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

  /** Hands over what is not written, to be brought somewhere else. To be called after the last {@link flush}. */
  takeUnwritten(): readonly Batch<Row>[] {
    clearTimeout(this.timer);
    this.bundle();
    return this.waiting.splice(0);
  }

  /** Sums that are not written yet. */
  get waitingSums(): number {
    return this.waiting.reduce((sum, { rows }) => sum + rows.length, this.gathered.size);
  }

  /** What was not counted because too many sums waited. */
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

  /** Makes batches of what has gathered. */
  private bundle(): void {
    const rows = [...this.gathered.values()];
    this.gathered = new Map();
    for (let from = 0; from < rows.length; from += rowsAWrite) {
      this.bundled += 1;
      this.waiting.push({ run: this.run, number: this.bundled, rows: rows.slice(from, from + rowsAWrite) });
    }
  }

  /** Writes one batch after the other; false when one of them failed. */
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
