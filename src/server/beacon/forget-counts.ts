import type { Kysely } from 'kysely';
import { keptDays } from '../../domain/records/kept-days.ts';
import { deleteExpired } from '../db/delete-expired.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../job.ts';
import { utcDay } from '../utc-day.ts';

const day = 86_400_000;

/** Jobs that delete counts of events and of blocked content that are older than so many days, and the notes of counters that are gone. */
export function oldCounts(db: Kysely<Database>, countsKeptDays: number): readonly Job[] {
  const byDay = (now: number) => ({ column: 'day', before: utcDay(now - countsKeptDays * day) });
  return [
    {
      name: 'old counts of events',
      run: (now, hasTime) => {
        const rows = { table: 'beacon_count', key: ['day', 'pixel', 'params'], ...byDay(now) } as const;
        return deleteExpired(db, rows, hasTime);
      },
    },
    {
      name: 'old counts of blocked content',
      run: (now, hasTime) => {
        const key = ['day', 'directive', 'blocked', 'enforced'];
        return deleteExpired(db, { table: 'csp_report', key, ...byDay(now) }, hasTime);
      },
    },
    {
      name: 'notes of counters that are gone',
      run: (now, hasTime) => {
        const before = now - keptDays.countRuns * day;
        return deleteExpired(db, { table: 'count_run', key: ['id'], column: 'written_at', before }, hasTime);
      },
    },
  ];
}
