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
  const wake = ({ target }: Event) => {
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
  for (const intent of intents) page.addEventListener(intent, wake, { passive: true, signal: off.signal });
  return () => off.abort();
}
