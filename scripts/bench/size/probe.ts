import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Waits between two calls of the probe, in milliseconds. */
const pause = 15;
/** How often this process looks whether it is late itself, in milliseconds. */
const look = 5;
/** Nothing that the server does beside its calls may hold one of them longer, in milliseconds. */
export const holdsAtMost = 50;

/** What a probe saw: how many calls, how many of them were held too long, and milliseconds of the longest and of the middle one. */
export interface Probed {
  readonly calls: number;
  readonly tooLong: number;
  readonly longest: number;
  readonly middle: number;
  /**
   * By how many milliseconds this process itself was late at worst meanwhile. Where that is as much as the longest call, it was
   * the machine that stood still, or this process, and not the server alone.
   */
  readonly ownLag: number;
}

/**
 * Asks one after the other until told to stop, as one visitor who notices every moment in which nothing is answered. `call` tells
 * the status when the whole answer is there; what `beforehand` does counts for nothing.
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
      // A 503 is a call that waited as long as a visitor is let wait: its time tells.
      if (status !== 200 && status !== 503) throw new Error(`The probe was answered ${status}`);
      times.push(performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  })();
  // It is awaited only when it is stopped.
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
        // What it tells is from one look to the next.
        ownLag: Math.max(0, delay.max / 1_000_000 - look),
      };
    },
  };
}
