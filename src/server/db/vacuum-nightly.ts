import { type Kysely, sql } from 'kysely';
import type { Job } from '../housekeeping/job.ts';
import type { Logger } from '../log.ts';
import { utcDay } from '../utc-day.ts';
import { giveWay } from './in-pieces.ts';
import type { Database } from './schema.ts';
import { readSiteValue, writeSiteValue } from './site-values.ts';
import { tableNames } from './transfer/catalog.ts';

/** Not before this hour of the day (UTC): every call waits for each statement to finish. */
const fromHour = 3;
const lastNight = 'vacuumed_on';

/**
 * Does once a day what the embedded store, unlike Postgres, has no background process for: vacuum and analyze, one table
 * and one statement at a time. For a table that was done the night before, that takes a few milliseconds to vacuum and some
 * 20 to analyze.
 */
export function vacuumNightly(db: Kysely<Database>, log: Logger): Job {
  return {
    name: 'nightly vacuum',
    isOwn: true,
    run: async (now, hasTime) => {
      const today = utcDay(now);
      if (new Date(now).getUTCHours() < fromHour || (await readSiteValue(db, lastNight)) === today) return;
      for (const name of await tableNames(db)) {
        for (const statement of [sql`vacuum (truncate false)`, sql`analyze`]) {
          if (!hasTime()) return;
          await giveWay(() => sql`${statement} ${sql.table(name)}`.execute(db)).catch((error: unknown) =>
            log.error({ err: error, table: name }, 'a table could not be vacuumed'),
          );
        }
      }
      await writeSiteValue(db, lastNight, today);
    },
  };
}
