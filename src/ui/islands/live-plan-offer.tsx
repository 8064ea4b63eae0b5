import { BrowserPlanOffer } from './browser-plan-offer.tsx';
import { HostOfferPlace } from './host-offer-place.tsx';
import { PlanOfferByCard, type PlanOfferProps } from './plan-offer-by-card.tsx';

/** Buying, once its code has loaded: by card, or inside a host app from that app. */
export function LivePlanOffer(props: PlanOfferProps) {
  const { app } = props;
  if (app.host !== null) return <HostOfferPlace {...props} />;
  if (app.bridge !== null) return <BrowserPlanOffer {...props} bridge={app.bridge} />;
  return (
    <PlanOfferByCard {...props} open={(request) => app.get('purchase').startCheckout.execute(request)} />
  );
}
