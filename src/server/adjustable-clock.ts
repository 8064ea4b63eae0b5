import { type Kysely, sql } from 'kysely';
import { Clock } from './clock.ts';
import type { Database } from './db/schema.ts';

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
    const { value } = await this.db
      .insertInto('site_value')
      .values({ key, value: String(milliseconds) })
      // Another process may have moved it meanwhile.
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ value: sql`(site_value.value::bigint + excluded.value::bigint)::text` }),
      )
      .returning('value')
      .executeTakeFirstOrThrow();
    this.offset = Number(value);
    return this.now();
  }

  /** Reads the stored offset; returns true if another process has moved the clock. */
  async refresh(): Promise<boolean> {
    const row = await this.db
      .selectFrom('site_value')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst();
    const moved = Number(row?.value ?? 0) > this.offset;
    if (moved) this.offset = Number(row?.value);
    return moved;
  }
}
