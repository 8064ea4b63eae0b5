import { afterFrame } from './after-frame.ts';

// Runs inline in the head of long static pages, after `first-paint.ts`. `data-frame` on `<html>` counts the frames since the page was
// read: on a phone the first one is painted without what stands below the first screen, which gets the next ones, a part each
// (`components/shell/page-shell.module.css`). Whoever does anything, or comes for a place in the page, gets all of it at once.
const { dataset } = document.documentElement;
/** The last frame that leaves something out. */
const last = 3;

function show(frame: number): void {
  if (dataset['frame'] === undefined) return;
  dataset['frame'] = String(frame);
  afterFrame(() => (frame < last ? show(frame + 1) : showAll()));
}

function showAll(): void {
  delete dataset['frame'];
}

// A page that nobody sees yet, in a tab behind or got ready ahead, has no frames.
if (location.hash === '' && !document.hidden) {
  dataset['frame'] = '1';
  document.addEventListener('DOMContentLoaded', () => show(1));
  for (const sign of ['scroll', 'pointerdown', 'keydown'])
    document.addEventListener(sign, showAll, { once: true, passive: true });
}
