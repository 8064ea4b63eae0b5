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

/** Makes the static HTML of an island live. What was typed or chosen in it stays. Resolves when it answers what is done in it. */
export type StartIsland = (island: HTMLElement) => Promise<void>;

/** What {@link wireIslands} gives back. */
export interface Islands {
  /** Makes an island live before anyone wants to use it. */
  readonly wake: (island: Element) => void;
  /** Takes the listeners off again. */
  readonly off: () => void;
}

/**
 * Loads what an island needs on the first sign that the visitor wants to use it, and not before. When the code cannot be
 * fetched, the static HTML stays as it is and the next sign tries again. A form that was submitted meanwhile, or a button that
 * was clicked (`data-held`, see `first-paint/held-presses.ts`), is pressed again as soon as the island is live; `data-failed`
 * says that it will not be.
 * Listens to the whole page, because parts of it may still be on their way.
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
  // Who was faster than this script.
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
