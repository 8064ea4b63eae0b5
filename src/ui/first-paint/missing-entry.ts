import { showStartFailure } from '../start-failure.ts';

// Runs inline in the head of every live page. What its first script imports is watched by that script (`client.tsx`); that it
// arrives itself, with what it stands on, only the page can notice. An error of a file does not bubble, but is seen on the way down.
document.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    console.error('page.error', 'not_started', target.src);
    if (document.readyState !== 'loading') showStartFailure(document);
    else document.addEventListener('DOMContentLoaded', () => showStartFailure(document));
  },
  true,
);
