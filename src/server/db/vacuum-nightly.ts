import { type Kysely, sql } from 'kysely';
import type { Job } from '../housekeeping/job.ts';
import type { Logger } from '../log.ts';
import { utcDay } from '../utc-day.ts';
import { giveWay } from './in-pieces.ts';
import type { Database } from './schema.ts';
import { tableNames } from './transfer/catalog.ts';

/** The hour of the day (UTC) before which nothing is done: every call waits for a statement as long as it takes. */
const fromHour = 3;
const lastNight = 'vacuumed_on';

/**
 * What Postgres does by itself and the embedded store does not: once a day, gives the space of deleted rows free and gathers
 * what plans are made by: a table at a time, each of the two as a statement of its own. A table that was done the night
 * before takes a few milliseconds, and some 20 to look at.
 */
export function vacuumNightly(db: Kysely<Database>, log: Logger): Job {
  return {
    name: 'nightly vacuum',
    isOwn: true,
    run: async (now, hasTime) => {
      const today = utcDay(now);
      if (new Date(now).getUTCHours() < fromHour || (await dayOfLast(db)) === today) return;
      for (const name of await tableNames(db)) {
        for (const statement of [sql`vacuum (truncate false)`, sql`analyze`]) {
          if (!hasTime()) return;
          await giveWay(() => sql`${statement} ${sql.table(name)}`.execute(db)).catch((error: unknown) =>
            log.error({ err: error, table: name }, 'a table could not be vacuumed'),
          );
        }
      }
      await db
        .insertInto('site_value')
        .values({ key: lastNight, value: today })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: today }))
        .execute();
    },
  };
}

async function dayOfLast(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db
    .selectFrom('site_value')
    .select('value')
    .where('key', '=', lastNight)
    .executeTakeFirst();
  return row?.value;
}
