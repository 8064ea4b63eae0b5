import { useEffect } from 'react';
import type { App } from '../../application/app.ts';
import type { SubscriptionView } from '../../application/subscription/subscription-state.ts';

/**
 * Counts a purchase when it arrives, and returns true from then on. A subscription that was there before does not
 * count.
 */
export function usePurchaseEvent(app: App, view: SubscriptionView): boolean {
  const { trackEvent } = app.get('visit');
  const arrived = view.kind === 'there' && view.arrived === true;
  const period = arrived ? view.subscription.billingPeriod : null;
  useEffect(() => {
    if (period !== null) trackEvent.execute('subscription_checkout_success', { period });
  }, [period, trackEvent]);
  return arrived;
}
