import { minute, second } from '../../../domain/duration.ts';
import type { Logger } from '../../log.ts';

/**
 * Keeps a running server's keys up to date: calls `reload` every minute, for keys added by other processes, and `attend` every
 * second, for requests of `npm run keys`. Failures are logged and retried. Returns a function that stops it.
 */
export function watchKeys(jobs: {
  readonly reload: () => Promise<void>;
  readonly attend: () => Promise<void>;
  readonly log: Logger;
}): () => Promise<void> {
  let running = Promise.resolve();
  const every = (milliseconds: number, work: () => Promise<void>) => {
    const timer = setInterval(() => {
      running = running
        .then(work)
        .catch((error: unknown) => jobs.log.error({ err: error }, 'the signing keys could not be read'));
    }, milliseconds);
    timer.unref();
    return timer;
  };
  const timers = [every(minute, jobs.reload), every(second, jobs.attend)];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
