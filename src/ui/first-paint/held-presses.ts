import { dataset } from './root.ts';

/** Milliseconds that code may take to come: as many as the server has to answer. */
const patience = 12_000;

/** Whether the page's own script could not be fetched: a form that the server answers then does what it does without one. */
let broken = false;

/**
 * Takes what is pressed in an island before its code is there: `data-held` on a form that was submitted, or on a button that was
 * clicked, says so at once, and the island's loader presses it again when the island is live (`boot/island-loader.ts`). Nothing
 * that was pressed is lost. `data-told` on a form is the market whose prices were shown meanwhile. What cannot be
 * done, or whose code is too long on its way, has `data-failed`.
 */
export function holdPresses(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!isWaiting(form) || (broken && form.hasAttribute('action'))) return;
    event.preventDefault();
    form.dataset['told'] = dataset['market'] ?? 'us';
    hold(form);
  });
  // Heard last: an island that becomes live by this very click has answered it already, and is not asked twice.
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    if (button === null || !isWaiting(button)) return;
    hold(button);
  });
  // An error of a file does not bubble, but is seen on the way down.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) {
        broken = true;
        for (const pressed of document.querySelectorAll<HTMLElement>('[data-held]')) release(pressed);
      }
    },
    true,
  );
}

/** Whether the island around it is not live yet. */
export function isWaiting(pressed: Element): boolean {
  const island = pressed.closest<HTMLElement>('[data-island]');
  return island !== null && island.dataset['islandState'] !== 'live';
}

/** Says of what was pressed or chosen that it waits for its code; after a while, that it cannot be done. */
export function hold(pressed: HTMLElement): void {
  delete pressed.dataset['failed'];
  pressed.dataset['held'] = '';
  pressed.ariaBusy = 'true';
  setTimeout(() => 'held' in pressed.dataset && release(pressed), broken ? 0 : patience);
}

function release(pressed: HTMLElement): void {
  delete pressed.dataset['held'];
  delete pressed.dataset['told'];
  pressed.ariaBusy = null;
  pressed.dataset['failed'] = '';
}
