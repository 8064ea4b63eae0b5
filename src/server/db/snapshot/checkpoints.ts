import { type Kysely, sql } from 'kysely';
import { minute, second } from '../../../domain/duration.ts';
import type { Logger } from '../../log.ts';
import type { Database } from '../schema.ts';

const every = minute;
/** How often the amount of written data is checked, in milliseconds. */
const look = second;
/** Bytes of write-ahead log that trigger an early checkpoint during bulk work. */
const much = 4_194_304;

/**
 * Makes the embedded store write a checkpoint every minute. It never does so by itself: its write-ahead log would grow for
 * the life of the process, and a start after a kill would replay all of it. Every call waits for a checkpoint, longer the
 * more pages are dirty.
 */
export class Checkpoints {
  private running: Promise<unknown> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private heldOff = false;
  private often = 0;
  private madeAt = performance.now();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.makeIfDue());
    }, look);
    this.timer.unref();
  }

  /** Writes a checkpoint when it is due, or when bulk work changed a lot. Failures are logged and retried next time. */
  async makeIfDue(): Promise<void> {
    if (this.heldOff) return;
    try {
      const isTime = performance.now() - this.madeAt >= every;
      if (!isTime && !(this.often > 0 && (await this.changed()) >= much)) return;
      await sql`checkpoint`.execute(this.db);
      this.madeAt = performance.now();
    } catch (error) {
      this.log.error({ err: error }, 'no checkpoint could be made');
    }
  }

  /** Bytes of write-ahead log since the last checkpoint. */
  private async changed(): Promise<number> {
    const { rows } = await sql<{ bytes: number }>`
      select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
      from pg_control_checkpoint()`.execute(this.db);
    return rows[0]?.bytes ?? 0;
  }

  /**
   * Runs bulk work, during which checkpoints come as soon as a lot has changed, so that each has few pages to write. Visitors'
   * changes need no early checkpoint: after each one the log takes a full image of every page changed next.
   */
  async during<T>(bulk: () => Promise<T>): Promise<T> {
    this.often += 1;
    try {
      return await bulk();
    } finally {
      this.often -= 1;
    }
  }

  /** Runs work during which the write-ahead log must stay complete. */
  async holdOff<T>(work: () => Promise<T>): Promise<T> {
    this.heldOff = true;
    try {
      await this.running;
      return await work();
    } finally {
      this.heldOff = false;
    }
  }

  /** Stops making checkpoints. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
