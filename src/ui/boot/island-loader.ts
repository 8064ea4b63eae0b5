const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'input', 'change'] as const;

/** Makes the static HTML of an island live. What was typed or chosen in it stays. */
export type StartIsland = (island: HTMLElement) => Promise<void>;

/**
 * Loads what an island needs on the first sign that the visitor wants to use it, and not before. When the code cannot be
 * fetched, the static HTML stays as it is and the next sign tries again.
 */
export function wireIslands(page: Document, load: () => Promise<StartIsland>): void {
  for (const island of page.querySelectorAll<HTMLElement>('[data-island]')) {
    const wake = () => {
      for (const intent of intents) island.removeEventListener(intent, wake);
      load()
        .then((start) => start(island))
        .then(
          () => island.setAttribute('data-island-state', 'live'),
          () => listen(),
        );
    };
    const listen = () => {
      for (const intent of intents) island.addEventListener(intent, wake, { passive: true });
    };
    listen();
  }
}
