import { bounceOf, type PageVisit } from '../../domain/analytics/bounce.ts';
import { type PageName, pageNameOn } from '../../domain/analytics/page-name.ts';
import type { Clock } from '../ports/clock.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { TrackEvent } from './track-event.ts';

/**
 * Counts a page that is left right away, at most once per page. The caller that shows the page reports what happens on
 * it.
 */
export class TrackBounce {
  private visit: (PageVisit & { readonly page: PageName }) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly location: PageLocation,
    private readonly trackEvent: TrackEvent,
  ) {}

  /** Starts observing the page that is now shown. */
  show(): void {
    const page = pageNameOn(this.location.current().hostname, this.location.pageName());
    this.visit = { page, shownAt: this.clock.now(), interacted: false, scrolled: 0 };
  }

  /** Records that the visitor clicked, typed or touched. */
  interact(): void {
    if (this.visit !== null) this.visit = { ...this.visit, interacted: true };
  }

  /** Records the scroll position, in pixels from the page's top. */
  scroll(pixels: number): void {
    if (this.visit !== null) this.visit = { ...this.visit, scrolled: Math.max(this.visit.scrolled, pixels) };
  }

  /** Ends the observation when the page is left, or hidden for good. */
  leave(): void {
    const { visit } = this;
    this.visit = null;
    const bounce = visit === null ? null : bounceOf(visit, this.clock.now());
    if (visit === null || bounce === null) return;
    const { timeOnPage, didScroll } = bounce;
    this.trackEvent.execute('static.bounce', {
      page: visit.page,
      timeOnPage: String(timeOnPage),
      didScroll: `${didScroll}`,
    });
  }
}
