import { type ComponentType, useEffect, useState } from 'react';
import { PlanForm } from '../components/plan/plan-form.tsx';
import { PlanOffer } from '../components/plan/plan-offer.tsx';
import { plansShown } from '../components/plan/plans-shown.ts';
import { PurchaseProblem } from '../components/plan/purchase-problem.tsx';
import type { PlanOfferProps } from './plan-offer-by-card.tsx';

type Loaded = ComponentType<PlanOfferProps> | 'static' | 'asking' | 'failed';

/** Buying inside a host app: shows what the static page has until the code for it has loaded. */
export function HostOfferPlace(props: PlanOfferProps) {
  const { app, locale } = props;
  const [Offer, setOffer] = useState<Loaded>('static');
  useEffect(() => {
    setOffer('asking');
    Promise.all([import('./host-plan-offer.tsx'), app.load('store')]).then(
      ([{ HostPlanOffer }]) => setOffer(() => HostPlanOffer),
      () => setOffer('failed'),
    );
  }, [app]);
  if (Offer === 'static' || Offer === 'asking')
    return <PlanOffer locale={locale} busy={Offer === 'asking'} />;
  if (Offer === 'failed')
    return (
      <PlanForm
        plansOf={plansShown()}
        problem={<PurchaseProblem locale={locale} error={{ code: 'offline' }} />}
      />
    );
  return <Offer {...props} />;
}
