import type { Kysely } from 'kysely';
import { expiry } from '../db/expiry.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../housekeeping/job.ts';

/** What housekeeping does for restoration codes: deletes those whose time is over. */
export function restorationJobs(db: Kysely<Database>): readonly Job[] {
  return [
    expiry(db, 'expired restoration codes', (now) => ({
      table: 'restoration_code',
      key: ['code_hash'],
      column: 'expires_at',
      before: now,
    })),
  ];
}
