import { type Kysely, sql } from 'kysely';
import { Clock } from './clock.ts';
import type { Database } from './db/schema.ts';
import { currentValue, readSiteValue, writeSiteValue } from './db/site-values.ts';

const key = 'clock-offset-ms';

/**
 * The machine's time moved ahead by an offset that is kept in the store, so that a subscription moved a month ahead
 * is still a month ahead after a restart, and in every process that shares the store. Never used in production.
 */
export class AdjustableClock extends Clock {
  private constructor(
    private readonly db: Kysely<Database>,
    private offset: number,
  ) {
    super();
  }

  /** Reads the kept offset; 0 in a new store. */
  static async open(db: Kysely<Database>): Promise<AdjustableClock> {
    const clock = new AdjustableClock(db, 0);
    await clock.refresh();
    return clock;
  }

  override now(): number {
    return Date.now() + this.offset;
  }

  /** Moves the clock ahead by whole milliseconds, never back, and returns the new time. The offset is stored before it applies. */
  async advance(milliseconds: number): Promise<number> {
    if (!Number.isSafeInteger(milliseconds) || milliseconds < 0)
      throw new Error('The clock only goes forward');
    const moved = String(milliseconds);
    // Another process may have moved it meanwhile.
    const to = sql<string>`(${currentValue}::bigint + ${moved}::bigint)::text`;
    this.offset = Number(await writeSiteValue(this.db, key, moved, { to }));
    return this.now();
  }

  /** Reads the stored offset; returns true if another process has moved the clock. */
  async refresh(): Promise<boolean> {
    const kept = Number((await readSiteValue(this.db, key)) ?? 0);
    const moved = kept > this.offset;
    if (moved) this.offset = kept;
    return moved;
  }
}
