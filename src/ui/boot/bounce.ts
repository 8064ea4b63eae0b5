import type { TrackBounce } from '../../application/analytics/track-bounce.ts';

/** Reports interactions, scrolling and the end of the visit to the use-case. Hiding the page counts as leaving it. */
export function wireBounce(
  page: Window,
  bounce: Pick<TrackBounce, 'interact' | 'scroll' | 'leave'>,
  signal?: AbortSignal,
): void {
  const { document } = page;
  const quiet = { capture: true, passive: true, ...(signal && { signal }) };
  // No pointer events: scrolling with a finger is not a click and must not count as one.
  for (const type of ['click', 'keydown', 'input']) {
    document.addEventListener(type, () => bounce.interact(), quiet);
  }
  document.addEventListener('scroll', () => bounce.scroll(page.scrollY), quiet);
  // Phones may close a page in the background without firing any further event.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') bounce.leave();
    },
    quiet,
  );
  page.addEventListener('pagehide', () => bounce.leave(), quiet);
}
