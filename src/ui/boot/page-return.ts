import type { TrackBounce } from '../../application/analytics/track-bounce.ts';
import type { TrackEvent } from '../../application/analytics/track-event.ts';
import type { TrackPage } from '../../application/analytics/track-page.ts';

/** What counts a page that is shown. */
export interface CountedVisit {
  readonly trackPage: TrackPage;
  readonly trackEvent: TrackEvent;
  readonly trackBounce: TrackBounce;
}

/**
 * Counts a page anew that the browser brings back from its memory as it was left: nothing of it is loaded or run again, though its
 * visitor opens it once more (ADR 0012).
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
