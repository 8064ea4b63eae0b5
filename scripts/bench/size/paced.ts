/** Milliseconds from the request to the end of the response. */
export interface Paced {
  readonly p50: number;
  readonly p99: number;
  /** Calls with a wrong response or none. */
  readonly wrong: number;
}

/** Makes a call `rate` times per second, each on schedule whether or not the last one was answered. */
export async function paced(rate: number, seconds: number, call: () => Promise<boolean>): Promise<Paced> {
  const times: number[] = [];
  let wrong = 0;
  const start = performance.now();
  const one = async () => {
    const from = performance.now();
    if (await call().catch(() => false)) times.push(performance.now() - from);
    else wrong += 1;
  };
  const calls: Promise<void>[] = [];
  for (let index = 0; index < rate * seconds; index += 1) {
    const wait = start + (index * 1_000) / rate - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    calls.push(one());
  }
  await Promise.all(calls);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { p50: at(0.5), p99: at(0.99), wrong };
}
