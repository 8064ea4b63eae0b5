/** Waits between two calls of the probe, in milliseconds. */
const pause = 15;

/** What a probe saw: how many calls, the longest and the middle one in milliseconds. */
export interface Probed {
  readonly calls: number;
  readonly longest: number;
  readonly middle: number;
}

/** Asks one after the other until told to stop, as one visitor who notices every moment in which nothing is answered. */
export function probe(call: () => Promise<Response>): { readonly stop: () => Promise<Probed> } {
  let over = false;
  const times: number[] = [];
  const running = (async () => {
    while (!over) {
      const from = performance.now();
      const answer = await call();
      await answer.arrayBuffer();
      // A 503 is a call that waited as long as a visitor is let wait: its time tells.
      if (!answer.ok && answer.status !== 503) throw new Error(`The probe was answered ${answer.status}`);
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
      times.sort((a, b) => a - b);
      return {
        calls: times.length,
        longest: times.at(-1) ?? Number.NaN,
        middle: times[Math.floor(times.length / 2)] ?? Number.NaN,
      };
    },
  };
}
