import { viewsAfter } from '../../domain/analytics/view-count.ts';
import type { KeptEntries } from '../ports/key-value-store.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { PixelSender } from '../ports/pixel-sender.ts';
import type { PrivacySignal } from '../ports/privacy-signal.ts';
import type { EventContext } from './event-context.ts';

/**
 * Counts a page view once per page, as the next one of the tab's visit; never for a visitor whose browser asks not to
 * be counted. Where nothing can be stored, each document counts as the first of its visit.
 */
export class TrackPage {
  private counted = '';

  constructor(
    private readonly location: PageLocation,
    private readonly store: KeptEntries,
    private readonly pixels: PixelSender,
    private readonly privacy: PrivacySignal,
    private readonly context: EventContext,
  ) {}

  execute(): void {
    const { pathname } = this.location.current();
    if (this.privacy.refusesCounts || pathname === this.counted) return;
    this.counted = pathname;
    this.store.write('viewCount', viewsAfter(this.store.read('viewCount')));
    this.pixels.send('page_impression', this.context.params());
  }

  /** Allows the page to be counted again when it is shown again from the back-forward cache. */
  startAnew(): void {
    this.counted = '';
  }
}
