import { type Kysely, sql } from 'kysely';
import type { Logger } from '../../log.ts';
import type { Database } from '../schema.ts';

const every = 60_000;

/**
 * Has the embedded store write its changed pages every minute. It never does so by itself: its log of changes would grow
 * with the life of the process, and a start after a kill would go through all of it.
 */
export class Checkpoints {
  private running: Promise<unknown> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private heldOff = false;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      if (!this.heldOff) this.running = this.make();
    }, every);
    this.timer.unref();
  }

  /** Makes one now; what fails is logged. */
  async make(): Promise<void> {
    await sql`checkpoint`
      .execute(this.db)
      .catch((error: unknown) => this.log.error({ err: error }, 'no checkpoint could be made'));
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
