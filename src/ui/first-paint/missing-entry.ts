import { showStartFailure } from '../start-failure.ts';

// Runs inline in the head of every live page. The page's first script handles failures of its imports (`client.tsx`),
// but only the page can notice that this script or its static imports failed to load. Resource errors do not bubble, so
// they have to be captured.
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
