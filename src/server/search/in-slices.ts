/** Milliseconds of work after which all else that waits has its turn. */
const slice = 4;

/**
 * Makes something of each item of a long list, in order, and lets the event loop take its turn every few milliseconds: calls are
 * answered meanwhile. Rejects with what `make` throws.
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

/** Lets the event loop take its turn between two pieces of work. */
export function othersTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
