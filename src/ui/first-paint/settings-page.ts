import { hold, holdPresses, isWaiting } from './held-presses.ts';
import { dataset } from './root.ts';

// Runs inline in the head of the settings, after `first-paint.ts`. What is pressed before the page's code is there waits for it, and so
// does what is chosen: the island itself takes over what its controls then have.
holdPresses();

const notes = () => document.querySelector<HTMLElement>('[data-settings-notes]');

document.addEventListener('change', ({ target }) => {
  const control = target as HTMLInputElement;
  if (!isWaiting(control)) return;
  // A file stands beside the other buttons; to press its field again would ask for another one.
  const place =
    control.type === 'file' ? control.parentElement : control.form?.hasAttribute('action') && notes();
  if (place) hold(place);
});

// What could not be loaded is asked for again.
addEventListener('online', () => {
  if (document.querySelector('[data-failed]') !== null) tell('change');
});

// Another tab may have changed what this page was made with; once its code is there it looks by itself.
let { cookie } = document;
document.addEventListener('visibilitychange', () => {
  if (document.cookie !== cookie) tell('focusin');
  cookie = document.cookie;
});

// An error of a file does not bubble, but is seen on the way down. The form then goes the plain way, and shows how.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) dataset['lost'] = '';
  },
  true,
);

/** Wakes the island as a visitor does. */
function tell(intent: 'change' | 'focusin'): void {
  document.querySelector('[data-island] select')?.dispatchEvent(new Event(intent, { bubbles: true }));
}
