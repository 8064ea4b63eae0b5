/** A thing on the page that moved: when, in milliseconds, and its part of the score. */
export interface LayoutShift {
  readonly at: number;
  readonly score: number;
}

const longestPause = 1000;
const longestWindow = 5000;

/**
 * How far things moved, as CLS has it: the largest sum of a window of shifts, oldest first, in which none comes more than a
 * second after the one before, and which is at most five seconds long. 0 without any. Source: web.dev, "Evolving the CLS metric".
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
 * How late presses are answered, as INP has it: the longest, in milliseconds, of which one in fifty is left out as an outlier. Null
 * without any. Source: web.dev, "Interaction to Next Paint".
 */
export function slowestAnswer(durations: readonly number[]): number | null {
  const slowestFirst = [...durations].sort((one, other) => other - one);
  return slowestFirst[Math.floor(durations.length / 50)] ?? null;
}
