import type { Kysely } from 'kysely';
import { keptDays } from '../../domain/records/kept-days.ts';
import { deleteExpired } from '../db/delete-expired.ts';
import type { HasTime } from '../db/in-pieces.ts';
import type { Database } from '../db/schema.ts';
import { utcDay } from '../utc-day.ts';

const day = 86_400_000;

/** Deletes counts of events and of blocked content that are older than so many days, and the notes of counters that are gone. */
export async function forgetCounts(
  db: Kysely<Database>,
  now: number,
  countsKeptDays: number,
  hasTime?: HasTime,
): Promise<void> {
  const oldest = utcDay(now - countsKeptDays * day);
  const byDay = { column: 'day', before: oldest };
  await deleteExpired(db, { table: 'beacon_count', key: ['day', 'pixel', 'params'], ...byDay }, hasTime);
  const blocked = ['day', 'directive', 'blocked', 'enforced'];
  await deleteExpired(db, { table: 'csp_report', key: blocked, ...byDay }, hasTime);
  const before = now - keptDays.countRuns * day;
  const runs = { table: 'count_run', key: ['id'], column: 'written_at', before } as const;
  await deleteExpired(db, runs, hasTime);
}
