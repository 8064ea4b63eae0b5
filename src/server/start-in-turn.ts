import { setTimeout } from 'node:timers/promises';

/** Starts one kind of background work; returns the function that stops it, unless something else does. */
type Start = () => (() => Promise<void>) | undefined;

/** Milliseconds between two starts: the first statements of each are the slowest that it ever sends to the store. */
const apart = 100;

/**
 * Starts everything immediately, or, once `calm` resolves, one after the other with a pause in between, so that a call that
 * arrives meanwhile waits for one of them and not for all. Returns the function that stops it; what has not been started by
 * then never is.
 */
export function startInTurn(
  calm: Promise<void> | undefined,
  starts: readonly Start[],
  rest: () => Promise<void> = () => setTimeout(apart, undefined, { ref: false }),
): () => Promise<void> {
  const stops: ReturnType<Start>[] = [];
  let isStopped = false;
  const inTurn = async () => {
    for (const start of starts) {
      if (isStopped) return;
      stops.push(start());
      await rest();
    }
  };
  if (calm === undefined) stops.push(...starts.map((start) => start()));
  else void calm.then(inTurn);
  return async () => {
    isStopped = true;
    await Promise.all(stops.map((stop) => stop?.()));
  };
}
