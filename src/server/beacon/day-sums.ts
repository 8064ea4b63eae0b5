import { randomUUID } from 'node:crypto';
import type { Logger } from '../log.ts';
import type { BatchId } from './write-once.ts';

/** A number that grows: what it is of, and by how much. */
interface Counted {
  readonly count: number;
}

/** How long a count may wait before it goes into the store. A SIGKILL may lose the last second at most: this and the write. */
const flushAfterMilliseconds = 500;
/** Sums that may wait while the store is away; beyond these only what is counted already goes on. */
const mostWaiting = 50_000;
/** Rows a statement: few enough that the embedded store, which works on this thread, leaves room for calls between. */
const rowsAWrite = 250;

/** Sums that are written together. */
export interface Batch<Row> extends BatchId {
  readonly rows: readonly Row[];
}

/**
 * Sums that gather in memory for half a second, so that a burst of equal events is one row of one write. A batch whose
 * write failed is written again as it was, before anything else: only so can the store tell that it has it already.
 */
export class DaySums<Row extends Counted> {
  private readonly run = randomUUID();
  private written = 0;
  private gathered = new Map<string, Row>();
  private waiting: Batch<Row>[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    /** Adds a batch to what is in the store, whole or not at all, and once however often it is called with it. */
    private readonly write: (batch: Batch<Row>) => Promise<void>,
    private readonly log: Logger,
  ) {}

  /** Adds a row to the sum of its key. Never waits. */
  add(key: string, row: Row): void {
    const sum = this.gathered.get(key);
    if (sum === undefined && this.gathered.size + this.rowsWaiting >= mostWaiting) return;
    this.gathered.set(key, sum === undefined ? row : { ...sum, count: sum.count + row.count });
    this.flushSoon();
  }

  /** Writes what has gathered; what cannot be written stays for the next time. Resolves when the write has ended. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.gathered.size > 0 || this.waiting.length > 0) {
      this.writing = this.writing.then(() => this.writeAll());
    }
    return this.writing;
  }

  private get rowsWaiting(): number {
    return this.waiting.reduce((sum, { rows }) => sum + rows.length, 0);
  }

  private flushSoon(): void {
    this.timer ??= setTimeout(() => void this.flush(), flushAfterMilliseconds);
  }

  private async writeAll(): Promise<void> {
    if (!(await this.writeWaiting())) return;
    const rows = [...this.gathered.values()];
    this.gathered = new Map();
    for (let from = 0; from < rows.length; from += rowsAWrite) {
      this.written += 1;
      this.waiting.push({ run: this.run, number: this.written, rows: rows.slice(from, from + rowsAWrite) });
    }
    await this.writeWaiting();
  }

  /** Writes one batch after the other; false when one of them failed. */
  private async writeWaiting(): Promise<boolean> {
    for (let [batch] = this.waiting; batch !== undefined; [batch] = this.waiting) {
      try {
        await this.write(batch);
      } catch (error) {
        this.log.warn({ err: error, sums: this.rowsWaiting }, 'counts could not be written yet');
        this.flushSoon();
        return false;
      }
      this.waiting.shift();
      await new Promise(setImmediate);
    }
    return true;
  }
}
