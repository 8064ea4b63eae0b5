import { bounceOf, type PageVisit } from '../../domain/analytics/bounce.ts';
import { type PageName, pageNameOn } from '../../domain/analytics/page-name.ts';
import type { Clock } from '../ports/clock.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { TrackEvent } from './track-event.ts';

/** Counts a page that is left at once. Whoever shows the page says what happens on it; one bounce a page at most. */
export class TrackBounce {
  private visit: (PageVisit & { readonly page: PageName }) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly location: PageLocation,
    private readonly trackEvent: TrackEvent,
  ) {}

  /** The page is shown from now on. */
  show(): void {
    const page = pageNameOn(this.location.current().hostname, this.location.pageName());
    this.visit = { page, shownAt: this.clock.now(), interacted: false, scrolled: 0 };
  }

  /** The visitor clicked, typed or touched. */
  interact(): void {
    if (this.visit !== null) this.visit = { ...this.visit, interacted: true };
  }

  /** The page is scrolled to that many pixels from its top. */
  scroll(pixels: number): void {
    if (this.visit !== null) this.visit = { ...this.visit, scrolled: Math.max(this.visit.scrolled, pixels) };
  }

  /** The page is left, or hidden for good. */
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
