/** Begins to do something; gives what ends it. */
type Begin = () => () => Promise<void>;

/** Begins at once, or when `calm` resolves. Gives what ends it; what has not begun by then never does. */
export function beginWhen(calm: Promise<void> | undefined, begin: Begin): () => Promise<void> {
  if (calm === undefined) return begin();
  let end: (() => Promise<void>) | undefined;
  let isOver = false;
  void calm.then(() => {
    if (!isOver) end = begin();
  });
  return async () => {
    isOver = true;
    await end?.();
  };
}
