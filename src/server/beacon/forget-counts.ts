import type { Kysely } from 'kysely';
import { day } from '../../domain/duration.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import { expiry } from '../db/expiry.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../job.ts';
import { utcDay } from '../utc-day.ts';

/** Jobs that delete counts of events and of blocked content that are older than so many days, and the notes of counters that are gone. */
export function oldCounts(db: Kysely<Database>, countsKeptDays: number): readonly Job[] {
  const byDay = (now: number) => ({ column: 'day', before: utcDay(now - countsKeptDays * day) });
  return [
    expiry(db, 'old counts of events', (now) => ({
      table: 'beacon_count',
      key: ['day', 'pixel', 'params'],
      ...byDay(now),
    })),
    expiry(db, 'old counts of blocked content', (now) => ({
      table: 'csp_report',
      key: ['day', 'directive', 'blocked', 'enforced'],
      ...byDay(now),
    })),
    expiry(db, 'notes of counters that are gone', (now) => ({
      table: 'count_run',
      key: ['id'],
      column: 'written_at',
      before: now - keptDays.countRuns * day,
    })),
  ];
}
