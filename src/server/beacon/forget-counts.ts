import type { Kysely } from 'kysely';
import { keptDays } from '../../domain/records/kept-days.ts';
import type { Database } from '../db/schema.ts';
import { utcDay } from '../utc-day.ts';

const day = 86_400_000;
/** Deletes counts of events and of blocked content that are older than so many days, and the notes of counters that are gone. */
export async function forgetCounts(db: Kysely<Database>, now: number, countsKeptDays: number): Promise<void> {
  const oldest = utcDay(now - countsKeptDays * day);
  await db.deleteFrom('beacon_count').where('day', '<', oldest).execute();
  await db.deleteFrom('csp_report').where('day', '<', oldest).execute();
  await db
    .deleteFrom('count_run')
    .where('written_at', '<', now - keptDays.countRuns * day)
    .execute();
}
