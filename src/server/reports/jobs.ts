import type { Kysely } from 'kysely';
import { day } from '../../domain/duration.ts';
import { expiry } from '../db/expiry.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../housekeeping/job.ts';
import { utcDay } from '../utc-day.ts';

/** What housekeeping does for browsers' reports: deletes counts older than so many days, which are those of all counts. */
export function reportJobs(db: Kysely<Database>, countsKeptDays: number): readonly Job[] {
  return [
    expiry(db, 'old counts of blocked content', (now) => ({
      table: 'csp_report',
      key: ['day', 'directive', 'blocked', 'enforced'],
      column: 'day',
      before: utcDay(now - countsKeptDays * day),
    })),
  ];
}
