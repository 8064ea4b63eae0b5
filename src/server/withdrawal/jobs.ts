import type { Kysely } from 'kysely';
import { day } from '../../domain/duration.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import { expiry } from '../db/expiry.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../housekeeping/job.ts';

/** What housekeeping does for withdrawals. */
export function withdrawalJobs(db: Kysely<Database>): readonly Job[] {
  return [
    expiry(db, 'old withdrawals', (now) => ({
      table: 'withdrawal',
      key: ['id'],
      column: 'received_at',
      before: now - keptDays.withdrawals * day,
    })),
  ];
}
