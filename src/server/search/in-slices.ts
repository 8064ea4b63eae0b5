/** Milliseconds of work between yields to the event loop. */
const slice = 4;

/**
 * Maps a long list in order, yielding to the event loop every few milliseconds, so that calls are answered meanwhile. Rejects
 * with what `make` throws.
 */
export async function inSlices<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item, index: number) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  let from = performance.now();
  for (const item of items) {
    made.push(make(item, made.length));
    if (performance.now() - from < slice) continue;
    await othersTurn();
    from = performance.now();
  }
  return made;
}

/** Yields to the event loop. */
export function othersTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
