import type { Job } from '../../../src/server/job.ts';

/** Runs housekeeping jobs to completion, one after another. */
export async function runJobs(jobs: readonly Job[], now: number): Promise<void> {
  for (const job of jobs) await job.run(now, () => true);
}
