import { cardReturnOf } from '../../domain/subscription/card-return.ts';
import type { TrackEvent } from '../analytics/track-event.ts';
import type { PageLocation } from '../ports/page-location.ts';

/** Counts a visit to the card page that ended without a purchase; one that ended with one is counted when it arrives. */
export class TrackCardReturn {
  constructor(
    private readonly location: PageLocation,
    private readonly trackEvent: TrackEvent,
  ) {}

  execute(): void {
    const outcome = cardReturnOf(this.location.current().searchParams);
    if (outcome !== null && this.location.pageName() === 'pro') {
      this.trackEvent.execute('subscription_checkout_error', { code: `payment_${outcome}` });
    }
  }
}
