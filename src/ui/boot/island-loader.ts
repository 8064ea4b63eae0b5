const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'input', 'change'] as const;

/** Makes the static HTML of an island live. What was typed or chosen in it stays. */
export type StartIsland = (island: HTMLElement) => Promise<void>;

/**
 * Loads what an island needs on the first sign that the visitor wants to use it, and not before. When the code cannot be
 * fetched, the static HTML stays as it is and the next sign tries again. Listens to the whole page, because parts of it
 * may still be on their way. Returns how to take it off again.
 */
export function wireIslands(page: Document, load: () => Promise<StartIsland>): () => void {
  const off = new AbortController();
  const awake = new WeakSet<Element>();
  const wake = (target: EventTarget | null) => {
    const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
    if (island === null || awake.has(island)) return;
    awake.add(island);
    load()
      .then((start) => start(island))
      .then(
        () => island.setAttribute('data-island-state', 'live'),
        () => awake.delete(island),
      );
  };
  const options = { passive: true, signal: off.signal };
  for (const intent of intents) page.addEventListener(intent, ({ target }) => wake(target), options);
  // Who was faster than this script.
  wake(page.activeElement);
  return () => off.abort();
}
