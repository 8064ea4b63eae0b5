import { setTimeout } from 'node:timers/promises';

/** Begins to do something; gives what ends it, where it is ended here. */
type Begin = () => (() => Promise<void>) | undefined;

/** Milliseconds from one beginning to the next: the first statements of each are the slowest that it ever asks the store. */
const apart = 100;

/**
 * Begins all of it at once, or, when `calm` resolves, one after the other with a rest between, so that a call that comes
 * meanwhile waits for one of them and not for all. Gives what ends it; what has not begun by then never does.
 */
export function beginInTurn(
  calm: Promise<void> | undefined,
  begins: readonly Begin[],
  rest: () => Promise<void> = () => setTimeout(apart, undefined, { ref: false }),
): () => Promise<void> {
  const ends: ReturnType<Begin>[] = [];
  let isOver = false;
  const inTurn = async () => {
    for (const begin of begins) {
      if (isOver) return;
      ends.push(begin());
      await rest();
    }
  };
  if (calm === undefined) ends.push(...begins.map((begin) => begin()));
  else void calm.then(inTurn);
  return async () => {
    isOver = true;
    await Promise.all(ends.map((end) => end?.()));
  };
}
