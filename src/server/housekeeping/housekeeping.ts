import type { Clock } from '../clock.ts';
import { yieldToCalls } from '../db/in-pieces.ts';
import type { Logger } from '../log.ts';
import { type Rounds, roundLease, type Turn, unshared } from './housekeeping-round.ts';
import type { Job } from './job.ts';

/** After this time a job should stop and leave the rest for the next hour. */
const timeOfJob = 300_000;
/** After this time the next job starts although the last one has not ended. */
const longestWait = 2 * timeOfJob;
/** This process's clock may be slightly behind the others'. */
const shortestWait = 1_000;

interface HousekeepingOptions {
  /** Decides which process does a round; by default this one does all. */
  readonly rounds?: Rounds;
  /** Wraps the work of a whole round. */
  readonly during?: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Runs all jobs now and every hour, one after the other, yielding to calls in between. Of processes that share a store, one
 * runs each round. A job that fails or hangs does not stop the others. Returns the function that stops housekeeping: running
 * jobs end after their current step, and another process may do the rest of the round.
 */
export function startHousekeeping(
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
  jobs: readonly Job[],
  { rounds = unshared, during = (work) => work() }: HousekeepingOptions = {},
): () => Promise<void> {
  const underWay = new Map<Job, Promise<void>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const start = (job: Job, now: number) => {
    const began = performance.now();
    const spent = () => performance.now() - began;
    const work = job
      .run(now, () => !stopped && spent() < timeOfJob)
      .then(
        () => log.debug({ job: job.name, milliseconds: Math.round(spent()) }, 'housekeeping: a job is done'),
        (error: unknown) => log.error({ err: error, job: job.name }, 'housekeeping failed'),
      )
      .finally(() => underWay.delete(job));
    underWay.set(job, work);
    return work;
  };
  const claim = (): Promise<Turn> =>
    rounds.claim().catch((err: unknown) => {
      log.error({ err }, 'housekeeping: it could not be seen whose turn it is');
      return { isMine: false, wait: roundLease };
    });
  const renew = () =>
    rounds.renew().catch((err: unknown) => {
      log.error({ err }, 'housekeeping: the round could not be kept');
      return false;
    });
  const runRound = async () => {
    const { isMine, wait } = await claim();
    if (!stopped) scheduleRound(wait);
    // One time for all jobs: what expires during the round is left for the next.
    const now = clock.now();
    let isRoundMine = isMine;
    for (const job of jobs) {
      if (underWay.has(job)) continue;
      if (job.isOwn !== true) {
        isRoundMine &&= await renew();
        if (!isRoundMine) continue;
      }
      const work = start(job, now);
      if (!job.isLong) await noLongerThan(longestWait, work);
      await yieldToCalls();
      if (!job.isLong && underWay.has(job)) log.error({ job: job.name }, 'housekeeping: a job does not end');
    }
    if (!isRoundMine) return;
    await rounds.end(!stopped).catch((err: unknown) => {
      log.error({ err }, 'housekeeping: the round could not be ended');
    });
  };
  const scheduleRound = (wait: number) => {
    timer = setTimeout(
      () => {
        running = running.then(() => during(runRound));
      },
      Math.max(wait, shortestWait),
    );
    timer.unref();
  };

  running = during(runRound);
  return async () => {
    stopped = true;
    clearTimeout(timer);
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
