import type { TrackEvent } from '../analytics/track-event.ts';
import type { PageLocation } from '../ports/page-location.ts';

/** How the card page says, in the address of the page it leads back to, that nothing was bought. */
const outcomes = ['cancelled', 'declined'] as const;

/** Counts a visit to the card page that ended without a purchase; one that ended with one is counted when it arrives. */
export class TrackCardReturn {
  constructor(
    private readonly location: PageLocation,
    private readonly trackEvent: TrackEvent,
  ) {}

  execute(): void {
    const payment = this.location.current().searchParams.get('payment');
    const outcome = outcomes.find((known) => known === payment);
    if (outcome !== undefined && this.location.pageName() === 'pro') {
      this.trackEvent.execute('subscription_checkout_error', { code: `payment_${outcome}` });
    }
  }
}
