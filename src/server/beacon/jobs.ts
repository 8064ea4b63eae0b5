import type { Kysely } from 'kysely';
import { day } from '../../domain/duration.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import { expiry } from '../db/expiry.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../housekeeping/job.ts';
import { utcDay } from '../utc-day.ts';

/** What housekeeping does for counts of events: deletes those older than so many days, and the notes of counters that are gone. */
export function beaconJobs(db: Kysely<Database>, countsKeptDays: number): readonly Job[] {
  return [
    expiry(db, 'old counts of events', (now) => ({
      table: 'beacon_count',
      key: ['day', 'pixel', 'params'],
      column: 'day',
      before: utcDay(now - countsKeptDays * day),
    })),
    expiry(db, 'notes of counters that are gone', (now) => ({
      table: 'count_run',
      key: ['id'],
      column: 'written_at',
      before: now - keptDays.countRuns * day,
    })),
  ];
}
