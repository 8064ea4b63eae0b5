import type { Clock } from '../clock.ts';
import { letCallsIn } from '../db/in-pieces.ts';
import type { Logger } from '../log.ts';
import { alone, type Rounds, roundLease, type Turn } from './housekeeping-round.ts';
import type { Job } from './job.ts';

/** After so long a job is to leave the rest for the next hour; the others wait a little longer for it at most. */
const timeOfJob = 300_000;
const longestWait = 2 * timeOfJob;
/** A clock may be a moment behind the other processes'. */
const shortestWait = 1_000;

/** How the rounds are done. */
interface Manner {
  /** Whose turn it is; unless given, always this process's. */
  readonly rounds?: Rounds;
  /** Is given all the work of an hour to do. */
  readonly during?: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Does the modules' jobs now and every hour, one after the other, and lets calls in between them; of processes that share a store one
 * does each hour's. Each job has its own time and its own failure: one that fails, or does not end, keeps no other from its turn. Gives
 * the function that stops it: what is under way ends after its present step, and the rest of the round is another process's.
 */
export function keepHouse(
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
  jobs: readonly Job[],
  { rounds = alone, during = (work) => work() }: Manner = {},
): () => Promise<void> {
  const underWay = new Map<Job, Promise<void>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

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
  const clean = async () => {
    const { isMine, wait } = await claim();
    if (!stopped) beginIn(wait);
    // One time for all of them: what was not yet over when they began is not for this hour.
    const now = clock.now();
    let goesOn = isMine;
    for (const job of jobs) {
      if (underWay.has(job)) continue;
      if (job.isOwn !== true) {
        goesOn &&= await renew();
        if (!goesOn) continue;
      }
      const running = begin(job, now);
      if (!job.isLong) await noLongerThan(longestWait, running);
      await letCallsIn();
      if (!job.isLong && underWay.has(job)) log.error({ job: job.name }, 'housekeeping: a job does not end');
    }
    if (!goesOn) return;
    await rounds.end(!stopped).catch((err: unknown) => {
      log.error({ err }, 'housekeeping: the round could not be ended');
    });
  };
  const beginIn = (wait: number) => {
    timer = setTimeout(
      () => {
        running = running.then(() => during(clean));
      },
      Math.max(wait, shortestWait),
    );
    timer.unref();
  };

  running = during(clean);
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
