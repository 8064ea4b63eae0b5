import type { TrackBounce } from '../../application/analytics/track-bounce.ts';

/** Tells the use-case what happens on the page that is shown, and when the visitor leaves it or turns away from it. */
export function wireBounce(
  page: Window,
  bounce: Pick<TrackBounce, 'interact' | 'scroll' | 'leave'>,
  signal?: AbortSignal,
): void {
  const { document } = page;
  const quiet = { capture: true, passive: true, ...(signal && { signal }) };
  // A finger that scrolls is no click, so it does not count as one.
  for (const type of ['click', 'keydown', 'input']) {
    document.addEventListener(type, () => bounce.interact(), quiet);
  }
  document.addEventListener('scroll', () => bounce.scroll(page.scrollY), quiet);
  // Phones close a page in the background without another word.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') bounce.leave();
    },
    quiet,
  );
  page.addEventListener('pagehide', () => bounce.leave(), quiet);
}
