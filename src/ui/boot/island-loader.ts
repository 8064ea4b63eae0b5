const intents = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'input',
  'change',
  'submit',
  'click',
] as const;

/**
 * Makes the static HTML of an island live and keeps what was typed or chosen in it. Resolves once the island responds
 * to input.
 */
export type StartIsland = (island: HTMLElement) => Promise<void>;

/** What {@link wireIslands} gives back. */
export interface Islands {
  /** Makes an island live before anyone wants to use it. */
  readonly wake: (island: Element) => void;
  /** Removes the listeners. */
  readonly off: () => void;
}

/**
 * Loads an island at the first sign that the visitor wants to use it. If the code cannot be fetched, the static HTML
 * stays and the next sign tries again. A form submitted or a button clicked in the meantime (`data-held`, see
 * `first-paint/held-presses.ts`) is pressed again once the island is live, or marked `data-failed` if it will not be.
 *
 * Listens on the whole page, because parts of it may not have been parsed yet.
 */
export function wireIslands(page: Document, load: (name: string) => Promise<StartIsland>): Islands {
  const off = new AbortController();
  const awake = new WeakSet<Element>();
  const wake = (target: EventTarget | null) => {
    const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
    if (island === null || awake.has(island)) return;
    awake.add(island);
    load(island.dataset['island'] ?? '')
      .then((start) => start(island))
      .then(
        () => {
          island.setAttribute('data-island-state', 'live');
          for (const pressed of heldIn(island)) {
            release(pressed);
            if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
            else pressed.click();
          }
        },
        () => {
          awake.delete(island);
          for (const pressed of heldIn(island)) {
            release(pressed);
            pressed.removeAttribute('data-told');
            pressed.setAttribute('data-failed', '');
          }
        },
      );
  };
  const options = { passive: true, signal: off.signal };
  for (const intent of intents) page.addEventListener(intent, ({ target }) => wake(target), options);
  // The visitor may have been faster than this script.
  wake(page.activeElement);
  for (const pressed of heldIn(page)) wake(pressed);
  return { wake, off: () => off.abort() };
}

function heldIn(part: ParentNode): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('[data-held]')];
}

function release(pressed: HTMLElement): void {
  pressed.removeAttribute('data-held');
  pressed.removeAttribute('aria-busy');
}
