import { hold, holdPresses, isWaiting } from './held-presses.ts';
import { dataset } from './root.ts';

// Runs inline in the head of the settings, after `first-paint.ts`. Presses and choices made before the page's code has
// arrived wait for it; the island then takes over the values of its controls.
holdPresses();

const notes = () => document.querySelector<HTMLElement>('[data-settings-notes]');

document.addEventListener('change', ({ target }) => {
  const control = target as HTMLInputElement;
  if (!isWaiting(control)) return;
  // Marks the place of the file button, because pressing the field itself again would ask for another file.
  const place =
    control.type === 'file' ? control.parentElement : control.form?.hasAttribute('action') && notes();
  if (place) hold(place);
});

// Retries what could not be loaded.
addEventListener('online', () => {
  if (document.querySelector('[data-failed]') !== null) tell('change');
});

// Another tab may have changed the settings that this page was rendered with. Once the page's code is there, it checks
// by itself.
let { cookie } = document;
document.addEventListener('visibilitychange', () => {
  if (document.cookie !== cookie) tell('focusin');
  cookie = document.cookie;
});

// Resource errors do not bubble, so they have to be captured. The browser then submits the form, and the page says how.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) dataset['lost'] = '';
  },
  true,
);

/** Triggers the island as a visitor would. */
function tell(intent: 'change' | 'focusin'): void {
  document.querySelector('[data-island] select')?.dispatchEvent(new Event(intent, { bubbles: true }));
}
