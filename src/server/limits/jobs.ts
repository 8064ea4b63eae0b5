import type { Kysely } from 'kysely';
import { day } from '../../domain/duration.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import { expiry } from '../db/expiry.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../housekeeping/job.ts';

/** Longer than any limit looks back or closes. */
const keptFor = keptDays.limitCounters * day;

/** What housekeeping does for limits. */
export function limitJobs(db: Kysely<Database>): readonly Job[] {
  return [
    expiry(db, 'old counters of limits', (now) => ({
      table: 'limit_counter',
      key: ['key'],
      column: 'touched_at',
      before: now - keptFor,
    })),
  ];
}
