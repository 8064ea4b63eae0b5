import type { Kysely } from 'kysely';
import type { Job } from '../housekeeping/job.ts';
import { deleteExpired, type ExpiredRows } from './delete-expired.ts';
import type { Database } from './schema.ts';

/** Makes a job that deletes the expired rows of a table; `rowsAt` returns which rows are expired at a given time. */
export function expiry(db: Kysely<Database>, name: string, rowsAt: (now: number) => ExpiredRows): Job {
  return { name, run: (now, hasTime) => deleteExpired(db, rowsAt(now), hasTime) };
}
