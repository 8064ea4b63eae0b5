import type { Logger } from '../log.ts';

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

/**
 * Sums that gather in memory for half a second, so that a burst of equal events is one row of one write. A write that
 * fails keeps its sums for the next one.
 */
export class DaySums<Row extends Counted> {
  private gathered = new Map<string, Row>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    /** Adds rows to what is in the store, all or none of them. */
    private readonly write: (rows: readonly Row[]) => Promise<void>,
    private readonly log: Logger,
  ) {}

  /** Adds a row to the sum of its key. Never fails, never waits. */
  add(key: string, row: Row): void {
    const sum = this.gathered.get(key);
    if (sum === undefined && this.gathered.size >= mostWaiting) return;
    this.gathered.set(key, sum === undefined ? row : { ...sum, count: sum.count + row.count });
    this.timer ??= setTimeout(() => void this.flush(), flushAfterMilliseconds);
  }

  /** Writes what has gathered; what cannot be written stays for the next time. Resolves when the write has ended. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const sums = [...this.gathered];
    this.gathered = new Map();
    if (sums.length > 0) this.writing = this.writing.then(() => this.writeAll(sums));
    return this.writing;
  }

  private async writeAll(sums: readonly (readonly [string, Row])[]): Promise<void> {
    for (let from = 0; from < sums.length; from += rowsAWrite) {
      const some = sums.slice(from, from + rowsAWrite);
      try {
        await this.write(some.map(([, row]) => row));
      } catch (error) {
        const left = sums.slice(from);
        this.log.warn({ err: error, sums: left.length }, 'counts could not be written yet');
        for (const [key, row] of left) this.add(key, row);
        return;
      }
      await new Promise(setImmediate);
    }
  }
}
