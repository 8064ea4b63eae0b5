import { useEffect, useRef, useState } from 'react';
import type { SubscriptionView } from '../../application/subscription/subscription-state.ts';
import { isSubscribed } from '../../domain/subscription/subscription.ts';
import { useTrackEvent } from './use-track-event.ts';

/** Counts a purchase once it has arrived, and from then on is true; a subscription that was there before is none. */
export function usePurchaseEvent(view: SubscriptionView): boolean {
  const track = useTrackEvent();
  const awaited = useRef(false);
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    if (view.kind === 'waiting') awaited.current = true;
    if (!awaited.current || view.kind !== 'there' || !isSubscribed(view.subscription)) return;
    awaited.current = false;
    setArrived(true);
    const { billingPeriod } = view.subscription;
    if (billingPeriod !== null) track('subscription_checkout_success', { period: billingPeriod });
  }, [view, track]);
  return arrived;
}
