import type { Job } from '../../../src/server/job.ts';

/** Does jobs of the housekeeping to their end, one after the other. */
export async function runJobs(jobs: readonly Job[], now: number): Promise<void> {
  for (const job of jobs) await job.run(now, () => true);
}
