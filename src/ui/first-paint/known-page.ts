import { standInFrame } from './known-frame.ts';

// Runs inline in the head of the page that shows what this browser stores, after `first-paint.ts`.
standInFrame();
document.addEventListener('DOMContentLoaded', () => {
  // With a script, the stored records come first, and the whole catalog is collapsed.
  document.querySelector('[data-catalogue] > details')?.removeAttribute('open');
});
// The page's own link to itself opens no panel.
document.addEventListener(
  'click',
  (click) => {
    if ((click.target as Element).closest('a[aria-current]')) click.stopPropagation();
  },
  { capture: true },
);
