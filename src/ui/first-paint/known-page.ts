import { standInFrame } from './known-frame.ts';

// Runs inline in the head of the page that shows what this browser keeps, after `first-paint.ts`.
standInFrame();
document.addEventListener('DOMContentLoaded', () => {
  // With a script, what is kept stands first, and the whole catalogue is for whoever opens it.
  document.querySelector('[data-catalogue] > details')?.removeAttribute('open');
});
// The page's own link to itself opens nothing over it.
document.addEventListener(
  'click',
  (click) => {
    if ((click.target as Element).closest('a[aria-current]')) click.stopPropagation();
  },
  { capture: true },
);
