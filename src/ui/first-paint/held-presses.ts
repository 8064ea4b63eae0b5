import { dataset } from './root.ts';

/** Milliseconds to wait for code: as long as for a response from the server. */
const patience = 12_000;

/**
 * True if the page's own script could not be fetched: a form that the server can handle is then submitted as without a
 * script.
 */
let broken = false;

/** What ends the wait of each press. */
const waits = new WeakMap<HTMLElement, number>();

/**
 * Holds presses in an island until its code arrives, so that none is lost. A submitted form or clicked button gets
 * `data-held` at once, and the island's loader presses it again once the island is live (`boot/island-loader.ts`).
 * `data-told` on a form is the market whose prices were shown at that time. `data-failed` marks a press whose code
 * failed to load or took too long. A form that the server can handle is then submitted as without a script at the next
 * press: the code may never come.
 */
export function holdPresses(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!isWaiting(form) || ((broken || 'failed' in form.dataset) && form.hasAttribute('action'))) return;
    event.preventDefault();
    form.dataset['told'] = dataset['market'] ?? 'us';
    hold(form);
  });
  // Registered on the document without capture, so it runs last: an island that this very click made live has handled
  // it already.
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    if (button === null || !isWaiting(button)) return;
    hold(button);
  });
  // Resource errors do not bubble, so they have to be captured.
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

/** True if the element is in an island that is not live yet. */
export function isWaiting(pressed: Element): boolean {
  const island = pressed.closest<HTMLElement>('[data-island]');
  return island !== null && island.dataset['islandState'] !== 'live';
}

/** Marks what was pressed or chosen as waiting for its code, and as failed after a while. */
export function hold(pressed: HTMLElement): void {
  delete pressed.dataset['failed'];
  pressed.dataset['held'] = '';
  pressed.ariaBusy = 'true';
  clearTimeout(waits.get(pressed));
  waits.set(
    pressed,
    window.setTimeout(() => 'held' in pressed.dataset && release(pressed), broken ? 0 : patience),
  );
}

function release(pressed: HTMLElement): void {
  delete pressed.dataset['held'];
  delete pressed.dataset['told'];
  pressed.ariaBusy = null;
  pressed.dataset['failed'] = '';
}
