import type { PageName } from '../../domain/analytics/page-name.ts';
import { speedStep } from '../../domain/analytics/speed-steps.ts';
import type { TrackEvent } from './track-event.ts';

/** How fast a page was for its visitor; of each measure null where the browser does not tell it. */
export interface PageSpeed {
  /** Milliseconds until the largest part was there. */
  readonly lcp: number | null;
  /** Milliseconds until a press is answered, at worst; null as well where nothing was pressed. */
  readonly inp: number | null;
  /** How far things moved, in thousandths of the score. */
  readonly cls: number | null;
  /** Milliseconds until the first byte was there. */
  readonly ttfb: number | null;
}

/**
 * Counts how fast a page was, in steps, with the page that was loaded, the size of the device and the versions that were shown. Of what
 * else an event may tell it has nothing, so that few loads are alone in a set.
 */
export class TrackSpeed {
  private readonly page: PageName;

  constructor(private readonly trackEvent: TrackEvent) {
    this.page = this.shown().page;
  }

  /** To be called once for a page that was loaded. */
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
