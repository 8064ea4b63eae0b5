import type { Kysely } from 'kysely';
import { day } from '../../domain/duration.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import { expiry } from '../db/expiry.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../housekeeping/job.ts';

/** What housekeeping does for mail. */
export function mailJobs(db: Kysely<Database>): readonly Job[] {
  return [
    expiry(db, 'old sent emails', (now) => ({
      table: 'outbox',
      key: ['id'],
      column: 'done_at',
      before: now - keptDays.sentEmails * day,
    })),
  ];
}
