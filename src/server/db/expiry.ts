import type { Kysely } from 'kysely';
import type { Job } from '../housekeeping/job.ts';
import { deleteExpired, type ExpiredRows } from './delete-expired.ts';
import type { Database } from './schema.ts';

/** The job that deletes what has expired of a table; `rowsAt` says which rows those are at a time. */
export function expiry(db: Kysely<Database>, name: string, rowsAt: (now: number) => ExpiredRows): Job {
  return { name, run: (now, hasTime) => deleteExpired(db, rowsAt(now), hasTime) };
}
