import type { Clock } from './clock.ts';
import { letCallsIn } from './db/in-pieces.ts';
import type { Job } from './job.ts';
import type { Logger } from './log.ts';

const hour = 3_600_000;
/** After so long a job is to leave the rest for the next hour; the others wait a little longer for it at most. */
const timeOfJob = 300_000;
const longestWait = 2 * timeOfJob;

/**
 * Does the modules' jobs now and every hour, one after the other, and lets calls in between them. Each has its own time and its own failure: one that
 * fails, or does not end, keeps no other from its turn. Gives the function that stops it: what is under way ends after its present step.
 */
export function keepHouse(
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
  jobs: readonly Job[],
  /** Is given all the work of an hour to do. */
  during: (work: () => Promise<void>) => Promise<void> = (work) => work(),
): () => Promise<void> {
  const underWay = new Map<Job, Promise<void>>();
  let stopped = false;

  const begin = (job: Job, now: number) => {
    const began = performance.now();
    const spent = () => performance.now() - began;
    const running = job
      .run(now, () => !stopped && spent() < timeOfJob)
      .then(
        () => log.debug({ job: job.name, milliseconds: Math.round(spent()) }, 'housekeeping: a job is done'),
        (error: unknown) => log.error({ err: error, job: job.name }, 'housekeeping failed'),
      )
      .finally(() => underWay.delete(job));
    underWay.set(job, running);
    return running;
  };
  const clean = async () => {
    // One time for all of them: what was not yet over when they began is not for this hour.
    const now = clock.now();
    for (const job of jobs) {
      if (underWay.has(job)) continue;
      const running = begin(job, now);
      if (!job.isLong) await noLongerThan(longestWait, running);
      await letCallsIn();
      if (!job.isLong && underWay.has(job)) log.error({ job: job.name }, 'housekeeping: a job does not end');
    }
  };

  let running = during(clean);
  const timer = setInterval(() => {
    running = during(clean);
  }, hour);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
    await Promise.all(underWay.values());
  };
}

async function noLongerThan(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
    timer.unref();
  });
  await Promise.race([work, enough]);
  clearTimeout(timer);
}
