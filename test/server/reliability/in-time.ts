import { aVisitorWaits } from '../../../src/server/http/answer-in-time.ts';

/** A site that waits no longer than in earnest; the others of the tests take the time they need. */
export const inEarnest = { longestWait: aVisitorWaits } as const;

/**
 * What a promise gives, or an error when it takes longer than so many milliseconds. The timer runs in the process that
 * is measured: on a machine that is held up, it is held up too, and still fires after every earlier timer.
 */
export async function inTime<Value>(
  milliseconds: number,
  what: string,
  work: Promise<Value>,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks again, as soon as it was answered, until the answer is yes. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await aTurn();
}

/** Lets what waits go on before the next thing begins. */
export function aTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
