import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Pause between two calls of the probe, in milliseconds. */
const pause = 15;
/** Sampling interval of this process's own event-loop delay, in milliseconds. */
const look = 5;
/** The longest that the server's background work may delay a call, in milliseconds. */
export const holdsAtMost = 50;

/**
 * The result of a probe: the number of calls, how many of them were delayed too long, and the longest and the median
 * one in milliseconds.
 */
export interface Probed {
  readonly calls: number;
  readonly tooLong: number;
  readonly longest: number;
  readonly middle: number;
  /**
   * The longest event-loop delay of this process in milliseconds. If it is as long as the longest call, the machine or
   * this process stalled, and not just the server.
   */
  readonly ownLag: number;
}

/**
 * Calls continuously until stopped, like one visitor who notices every moment without a response. `call` resolves with
 * the status once the whole response has arrived; the time of `beforehand` does not count.
 */
export function probe(
  call: () => Promise<number>,
  beforehand: () => Promise<void> = async () => {},
): { readonly stop: () => Promise<Probed> } {
  let over = false;
  const times: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: look });
  delay.enable();
  const running = (async () => {
    while (!over) {
      await beforehand();
      const from = performance.now();
      const status = await call();
      // A 503 means that the call waited as long as a visitor may be kept waiting, so its time counts.
      if (status !== 200 && status !== 503) throw new Error(`The probe was answered ${status}`);
      times.push(performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  })();
  // It is awaited only when stopped.
  running.catch(() => {});
  return {
    stop: async () => {
      over = true;
      await running;
      delay.disable();
      times.sort((a, b) => a - b);
      return {
        calls: times.length,
        tooLong: times.filter((time) => time > holdsAtMost).length,
        longest: times.at(-1) ?? Number.NaN,
        middle: times[Math.floor(times.length / 2)] ?? Number.NaN,
        // The measured delay includes the sampling interval itself.
        ownLag: Math.max(0, delay.max / 1_000_000 - look),
      };
    },
  };
}
