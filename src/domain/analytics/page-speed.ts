/** A layout shift: when it happened, in milliseconds, and its score. */
export interface LayoutShift {
  readonly at: number;
  readonly score: number;
}

const longestPause = 1000;
const longestWindow = 5000;

/**
 * The CLS of a page: the largest sum of scores in a session window, in which shifts (oldest first) are at most one
 * second apart and which lasts at most five seconds. 0 when there were no shifts. Source: web.dev, "Evolving the CLS
 * metric".
 */
export function layoutShift(shifts: readonly LayoutShift[]): number {
  let [largest, sum, begun, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { at, score } of shifts) {
    if (at - last > longestPause || at - begun > longestWindow) [sum, begun] = [0, at];
    sum += score;
    last = at;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/**
 * The INP of a page: the longest interaction in milliseconds, ignoring one outlier in every fifty. Null when there were
 * no interactions. Source: web.dev, "Interaction to Next Paint".
 */
export function slowestAnswer(durations: readonly number[]): number | null {
  const slowestFirst = [...durations].sort((one, other) => other - one);
  return slowestFirst[Math.floor(durations.length / 50)] ?? null;
}
