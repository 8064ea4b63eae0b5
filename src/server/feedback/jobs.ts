import type { Kysely } from 'kysely';
import { day } from '../../domain/duration.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import { expiry } from '../db/expiry.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../housekeeping/job.ts';
import { utcDay } from '../utc-day.ts';

/** What housekeeping does for forms of visitors. */
export function feedbackJobs(db: Kysely<Database>): readonly Job[] {
  return [
    expiry(db, 'old feedback', (now) => ({
      table: 'feedback',
      key: ['id'],
      column: 'day',
      before: utcDay(now - keptDays.feedback * day),
    })),
  ];
}
