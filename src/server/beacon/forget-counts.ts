import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { utcDay } from '../utc-day.ts';

const day = 86_400_000;
/** Longer than a process tries to write the same batch again. */
const runsKept = 7 * day;

/** Deletes counts of events and of blocked content that are older than so many days, and the notes of counters that are gone. */
export async function forgetCounts(db: Kysely<Database>, now: number, keptDays: number): Promise<void> {
  const oldest = utcDay(now - keptDays * day);
  await db.deleteFrom('beacon_count').where('day', '<', oldest).execute();
  await db.deleteFrom('csp_report').where('day', '<', oldest).execute();
  await db
    .deleteFrom('count_run')
    .where('written_at', '<', now - runsKept)
    .execute();
}
