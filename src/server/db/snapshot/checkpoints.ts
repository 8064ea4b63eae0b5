import { type Kysely, sql } from 'kysely';
import { minute, second } from '../../../domain/duration.ts';
import type { Logger } from '../../log.ts';
import type { Database } from '../schema.ts';

const every = minute;
/** How often it is looked how much was written, in milliseconds. */
const look = second;
/** Bytes of the log of changes after which one is made before its time, where many come in a row. */
const much = 4_194_304;

/**
 * Has the embedded store write its changed pages every minute. It never does so by itself: its log of changes would grow
 * with the life of the process, and a start after a kill would go through all of it. Every call waits for it, the longer the
 * more pages there are.
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

  /** Makes one when it is time, or much was changed by work in bulk; what fails is logged, and tried again the next time. */
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

  /** Bytes of the log of changes since the last one. */
  private async changed(): Promise<number> {
    const { rows } = await sql<{ bytes: number }>`
      select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
      from pg_control_checkpoint()`.execute(this.db);
    return rows[0]?.bytes ?? 0;
  }

  /**
   * Does work in bulk, during which they come as soon as much was changed, so that none has many pages to write. What visitors change
   * needs none before its time: after each the log takes every page whole that is changed next.
   */
  async during<T>(bulk: () => Promise<T>): Promise<T> {
    this.often += 1;
    try {
      return await bulk();
    } finally {
      this.often -= 1;
    }
  }

  /** Does work during which the log of changes must stay whole. */
  async holdOff<T>(work: () => Promise<T>): Promise<T> {
    this.heldOff = true;
    try {
      await this.running;
      return await work();
    } finally {
      this.heldOff = false;
    }
  }

  /** Makes no more. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
