import type { TrackBounce } from '../../application/analytics/track-bounce.ts';
import type { TrackEvent } from '../../application/analytics/track-event.ts';
import type { TrackPage } from '../../application/analytics/track-page.ts';

/** What counts a page view. */
export interface CountedVisit {
  readonly trackPage: TrackPage;
  readonly trackEvent: TrackEvent;
  readonly trackBounce: TrackBounce;
}

/**
 * Counts another page view when the browser restores a page from its back/forward cache: nothing is loaded or run again
 * then, although the visitor opens the page once more (ADR 0012).
 */
export function wireReturn(page: Window, { trackPage, trackEvent, trackBounce }: CountedVisit): void {
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    trackPage.startAnew();
    trackEvent.startAnew();
    trackPage.execute();
    if (page.document.documentElement.dataset['banner'] !== undefined)
      trackEvent.execute('banner_impression', {});
    trackBounce.show();
  });
}
