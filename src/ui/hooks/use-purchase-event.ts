import { useEffect } from 'react';
import type { SubscriptionView } from '../../application/subscription/subscription-state.ts';
import { useTrackEvent } from './use-track-event.ts';

/** Counts a purchase once it has arrived, and from then on is true; a subscription that was there before is none. */
export function usePurchaseEvent(view: SubscriptionView): boolean {
  const track = useTrackEvent();
  const arrived = view.kind === 'there' && view.arrived === true;
  const period = arrived ? view.subscription.billingPeriod : null;
  useEffect(() => {
    if (period !== null) track('subscription_checkout_success', { period });
  }, [period, track]);
  return arrived;
}
