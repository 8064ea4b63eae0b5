import type { Kysely } from 'kysely';
import { authExpiryJobs } from '../../../src/server/auth/jobs.ts';
import type { Database } from '../../../src/server/db/schema.ts';
import type { Job } from '../../../src/server/housekeeping/job.ts';
import { limitJobs } from '../../../src/server/limits/jobs.ts';
import { mailJobs } from '../../../src/server/mail/jobs.ts';

/** Runs housekeeping jobs to completion, one after another. */
export async function runJobs(jobs: readonly Job[], now: number): Promise<void> {
  for (const job of jobs) await job.run(now, () => true);
}

/** Deletes what has expired of sign-ins, of limits and of mail, all of it now. */
export function forgetExpired(db: Kysely<Database>, now: number): Promise<void> {
  return runJobs([...authExpiryJobs(db), ...limitJobs(db), ...mailJobs(db)], now);
}
