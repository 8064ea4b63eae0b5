import { Trans } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { App, Features } from '../../../application/app.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { isSubscribed } from '../../../domain/subscription/subscription.ts';
import { useAction } from '../../hooks/use-action.ts';
import { useOffers, useSubscription } from '../../hooks/use-app.ts';
import { useNow } from '../../hooks/use-now.ts';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { AlreadySubscribed } from './already-subscribed.tsx';
import { NotAvailable } from './not-available.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlanLoading } from './plan-loading.tsx';
import { PlanProblem } from './plan-problem.tsx';

/** What can be bought here and now, from the offers' and the subscription's streams. */
export function OfferPanel({ app, locale }: { readonly app: App; readonly locale: Locale }) {
  const offers = useOffers(app);
  const subscription = useSubscription(app);
  const now = useNow();
  const checkout = useAction(
    (request: Parameters<Features['purchase']['startCheckout']['execute']>[0]) =>
      app.get('purchase').startCheckout.execute(request),
    ({ checkoutUrl }) => {
      setLeaving(true);
      app.leaveTo(checkoutUrl);
    },
  );
  const [leaving, setLeaving] = useState(false);
  useReturnFromHistory(() => setLeaving(false));

  if (subscription.kind === 'there' && isSubscribed(subscription.subscription)) return <AlreadySubscribed />;
  switch (offers.kind) {
    case 'loading':
      return <PlanLoading slow={offers.slow} />;
    case 'error':
      return <PlanProblem code={offers.code} onRetry={() => app.get('offers').offers.refresh()} />;
    case 'not-available':
      return <NotAvailable country={offers.country} locale={locale} />;
    case 'offers':
      return (
        <PlanForm
          plans={offers.plans}
          trialDays={offers.trialDays}
          now={now}
          busy={leaving || checkout.state.kind === 'pending'}
          problem={
            checkout.state.kind === 'failed' && (
              <FailureNotice
                error={checkout.state.error}
                actions={
                  checkout.state.error.code === 'already_subscribed' && (
                    <Link to="/pro/welcome" state={{ justLooking: true }}>
                      <Trans id="pro.have.open" message="Open my subscription" />
                    </Link>
                  )
                }
              >
                {isPassing(checkout.state.error.code) && (
                  <Trans
                    id="pro.plan.notCharged"
                    message="Nothing was charged, and your choice is still set. Trying again never opens a second payment."
                  />
                )}
              </FailureNotice>
            )
          }
          onSubmit={(plan) => checkout.run({ plan, locale })}
        />
      );
  }
}

/** A page that the browser brings back from its history as it was has to take up work again. */
function useReturnFromHistory(whenBack: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback only sets state
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) whenBack();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
}

function isPassing(code: string): boolean {
  return code === 'communication' || code === 'offline';
}
