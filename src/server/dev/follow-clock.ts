import type { Logger } from '../log.ts';
import type { ScenarioTime } from './scenario-time.ts';

const lookEvery = 1_000;

/** Keeps this process's clock in step when another process moves it: polls once a second, without overlap. */
export function followClock(
  time: Pick<ScenarioTime, 'hear'>,
  log: Logger,
): { readonly stop: () => Promise<void> } {
  let looking: Promise<void> | null = null;
  const look = () => {
    looking ??= time
      .hear()
      .catch((error: unknown) => log.warn({ err: error }, 'the shared clock could not be read'))
      .finally(() => {
        looking = null;
      });
  };
  const timer = setInterval(look, lookEvery);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
