import { afterFrame } from './after-frame.ts';

// Runs inline in the head of long static pages, after `first-paint.ts`. `data-frame` on `<html>` counts the frames
// since the page was parsed: on a phone, the first frame leaves out what is below the first screen, and each following
// frame adds a part (`components/shell/page-shell.module.css`). Visitors who interact, or who come for an anchor, get
// everything at once.
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

// A page in a background tab, or prerendered by the browser, has no frames yet.
if (location.hash === '' && !document.hidden) {
  dataset['frame'] = '1';
  document.addEventListener('DOMContentLoaded', () => show(1));
  for (const sign of ['scroll', 'pointerdown', 'keydown'])
    document.addEventListener(sign, showAll, { once: true, passive: true });
}
