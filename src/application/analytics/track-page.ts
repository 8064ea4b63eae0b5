import { viewsAfter } from '../../domain/analytics/view-count.ts';
import type { KeptEntries } from '../ports/key-value-store.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { PixelSender } from '../ports/pixel-sender.ts';
import type { PrivacySignal } from '../ports/privacy-signal.ts';
import type { EventContext } from './event-context.ts';

/**
 * Counts that a page was shown, once a page, as one more of the tab's visit, and never for a visitor whose browser asks
 * not to be counted. Where nothing can be kept, each document is the first of its visit.
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

  /** The page is shown once more, as it was left: it may be counted once more. */
  startAnew(): void {
    this.counted = '';
  }
}
