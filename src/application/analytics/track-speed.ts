import type { PageName } from '../../domain/analytics/page-name.ts';
import { speedStep } from '../../domain/analytics/speed-steps.ts';
import type { TrackEvent } from './track-event.ts';

/** How fast a page was for its visitor; a measure is null when the browser does not report it. */
export interface PageSpeed {
  /** Milliseconds until the largest element was painted. */
  readonly lcp: number | null;
  /** Milliseconds that the slowest interaction took to be answered; also null when there was no interaction. */
  readonly inp: number | null;
  /** Layout shift, in thousandths of the score. */
  readonly cls: number | null;
  /** Milliseconds until the first byte arrived. */
  readonly ttfb: number | null;
}

/**
 * Counts how fast a page was, in buckets, with the loaded page, the form factor and the experiment variants shown.
 * Carries no other context, so that few page loads are alone in a bucket.
 */
export class TrackSpeed {
  private readonly page: PageName;

  constructor(private readonly trackEvent: TrackEvent) {
    this.page = this.shown().page;
  }

  /** Call once per loaded page. */
  execute({ lcp, inp, cls, ttfb }: PageSpeed): void {
    const told = { ...this.shown(), page: this.page };
    if (lcp !== null) this.trackEvent.execute('page_lcp', { ...told, lcp: speedStep('lcp', lcp) });
    if (inp !== null) this.trackEvent.execute('page_inp', { ...told, inp: speedStep('inp', inp) });
    if (cls !== null) this.trackEvent.execute('page_cls', { ...told, cls: speedStep('cls', cls) });
    if (ttfb !== null) this.trackEvent.execute('page_ttfb', { ...told, ttfb: speedStep('ttfb', ttfb) });
  }

  private shown() {
    const { browser, locale, platform, installed, viewCount, origin, ...shown } =
      this.trackEvent.context.params();
    return shown;
  }
}
