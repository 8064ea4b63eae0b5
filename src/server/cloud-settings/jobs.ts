import type { Kysely } from 'kysely';
import { day } from '../../domain/duration.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import { expiry } from '../db/expiry.ts';
import type { Database } from '../db/schema.ts';
import type { Job } from '../housekeeping/job.ts';

/** What housekeeping does for cloud-saved settings: deletes those that nobody has loaded or saved for long. */
export function cloudSettingsJobs(db: Kysely<Database>): readonly Job[] {
  return [
    expiry(db, 'unused settings', (now) => ({
      table: 'cloud_settings',
      key: ['key_hash'],
      column: 'used_at',
      before: now - keptDays.savedSettings * day,
    })),
  ];
}
