import type { Kysely } from 'kysely';
import { Clock } from './clock.ts';
import type { Database } from './db/schema.ts';

const key = 'clock-offset-ms';

/**
 * The machine's time moved ahead by an offset that is kept in the store, so that a subscription moved a month ahead
 * is still a month ahead after a restart. Never used in production.
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
    const row = await db.selectFrom('site_value').select('value').where('key', '=', key).executeTakeFirst();
    return new AdjustableClock(db, Number(row?.value ?? 0));
  }

  override now(): number {
    return Date.now() + this.offset;
  }

  /** Moves the clock ahead by whole milliseconds, kept before it counts. Answers the new time. Never moves it back. */
  async advance(milliseconds: number): Promise<number> {
    if (!Number.isSafeInteger(milliseconds) || milliseconds < 0)
      throw new Error('The clock only goes forward');
    const value = String(this.offset + milliseconds);
    await this.db
      .insertInto('site_value')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    this.offset += milliseconds;
    return this.now();
  }
}
