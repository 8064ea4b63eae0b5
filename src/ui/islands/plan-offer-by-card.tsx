import { Trans } from '@lingui/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { App, Features } from '../../application/app.ts';
import type { OfferView } from '../../application/subscription/offer-state.ts';
import { unknownSubscription } from '../../application/subscription/subscription-state.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Result } from '../../domain/result.ts';
import type { BillingPeriod } from '../../domain/subscription/billing-period.ts';
import type { Plan } from '../../domain/subscription/plan.ts';
import { excludesPurchase } from '../../domain/subscription/subscription.ts';
import type { CardPageMark } from '../card-page-mark.ts';
import { Notice } from '../components/parts/notice.tsx';
import { AlreadySubscribed } from '../components/plan/already-subscribed.tsx';
import { NotAvailable } from '../components/plan/not-available.tsx';
import { PlanForm } from '../components/plan/plan-form.tsx';
import { marketOffered, plansShown } from '../components/plan/plans-shown.ts';
import { PurchaseProblem } from '../components/plan/purchase-problem.tsx';
import { SubscribeAgain } from '../components/plan/subscribe-again.tsx';
import { PaymentPending } from '../components/purchase/payment-pending.tsx';
import { useAction } from '../hooks/use-action.ts';
import { usePurchaseEvent } from '../hooks/use-purchase-event.ts';
import { useReturnFromHistory } from '../hooks/use-return-from-history.ts';
import { useStream } from '../hooks/use-stream.ts';
import { differs, type Told, toldBy } from './told.ts';

const unknownOffers: OfferView = { kind: 'loading', slow: false };

export interface PlanOfferProps {
  readonly app: App;
  readonly locale: Locale;
  /** `<html>`, whose attributes select the prerendered lines. */
  readonly root: HTMLElement;
}

type Request = Parameters<Features['purchase']['startCheckout']['execute']>[0];

interface ByCardProps extends PlanOfferProps {
  /** Opens the card provider's page. */
  readonly open: (
    request: Request,
  ) => Promise<Result<{ readonly checkoutUrl: URL }, { readonly code: string }>>;
}

/** Buying on the card provider's page; the first render equals the static page. */
export function PlanOfferByCard({ app, locale, root, open }: ByCardProps) {
  const { offers: offerState } = app.get('offers');
  const offers = useStream(offerState.offers$, () => offerState.current, unknownOffers);
  const { subscription: subscriptionState } = app.get('subscription');
  const subscription = useStream(
    subscriptionState.subscription$,
    () => subscriptionState.current,
    unknownSubscription,
  );
  /** The purchase requested before the offers had loaded, or null. */
  const [wanted, setWanted] = useState<{ readonly period: BillingPeriod; readonly told: Told } | null>(null);
  const [obstacle, setObstacle] = useState<{ readonly code: string } | null>(null);
  const [leaving, setLeaving] = useState(false);
  const checkout = useAction(open, ({ checkoutUrl }) => {
    setLeaving(true);
    const mark: CardPageMark = { cardPage: true };
    // The outcome of an earlier visit to the card page does not apply to this one.
    const address = new URL(location.href);
    address.searchParams.delete('payment');
    history.replaceState(mark, '', address);
    app.leaveTo(checkoutUrl);
  });
  const busy = leaving || wanted !== null || checkout.state.kind === 'pending';
  useReturnFromHistory(() => {
    setLeaving(false);
    delete root.dataset['payment'];
    // Only the service knows whether something was paid on the card page.
    subscriptionState.refresh();
    subscriptionState.awaitPurchase(false);
  });
  useLayoutEffect(() => showOffers(root, offers), [root, offers]);
  usePurchaseEvent(app, subscription);
  useEffect(() => subscriptionState.awaitPurchase(false), [subscriptionState]);

  const order = (period: BillingPeriod, plans: readonly Plan[]) => {
    const plan = plans.find(({ billingPeriod }) => billingPeriod === period);
    if (plan !== undefined) checkout.run({ plan, locale });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the requested purchase is handled once, when the offers have loaded
  useEffect(() => {
    if (wanted === null || offers.kind === 'loading') return;
    setWanted(null);
    if (offers.kind === 'error') setObstacle({ code: offers.code });
    if (offers.kind !== 'offers') return;
    // Nobody is sent to a payment other than the one that the page showed when the button was pressed.
    const code = differs(wanted.told, offers);
    if (code === null) order(wanted.period, offers.plans);
    else setObstacle({ code });
  }, [wanted, offers]);

  const failed = checkout.state.kind === 'failed' ? checkout.state.error : obstacle;
  const isOutdated = failed?.code === 'already_subscribed';
  // Bought in another tab or app: the subscription's state replaces the plans.
  useEffect(() => {
    if (isOutdated) subscriptionState.refresh();
  }, [isOutdated, subscriptionState]);

  const pending = subscription.kind === 'waiting' || ('pending' in subscription && subscription.pending);
  const last = subscription.kind === 'there' ? subscription.subscription : null;
  if (last !== null && excludesPurchase(last))
    return <AlreadySubscribed locale={locale} subscription={last} />;
  const buy = (period: BillingPeriod, form: HTMLFormElement) => {
    const told = toldBy(root, form);
    setObstacle(null);
    if (offers.kind === 'offers') return order(period, offers.plans);
    if (offers.kind === 'error') offerState.refresh();
    setWanted({ period, told });
  };
  const problem = () => {
    if (failed !== null) return <PurchaseProblem locale={locale} error={failed} />;
    if (pending) {
      return (
        <Notice kind="info">
          <PaymentPending />
        </Notice>
      );
    }
    if (last?.status === 'Inactive') {
      return (
        <Notice
          kind="info"
          title={<Trans id="pro.unpaid.title" message="Your payment hasn’t gone through" />}
        >
          <Trans
            id="pro.unpaid.text"
            message="Your bank hasn’t confirmed it. You can try again with a different card."
          />
        </Notice>
      );
    }
    if (last?.status !== 'Expired') return null;
    return <SubscribeAgain endedAt={last.expiresOrRenewsAt} />;
  };
  return (
    <>
      <PlanForm
        plansOf={plansShown(offers.kind === 'offers' ? offers.plans : [])}
        busy={busy}
        problem={problem()}
        onSubmit={buy}
      />
      <NotAvailable locale={locale} />
    </>
  );
}

/** Sets the attributes that select the prerendered lines, see `theme/plan-first-paint.ts`. */
function showOffers({ dataset }: HTMLElement, offers: OfferView): void {
  if (offers.kind === 'not-available') dataset['market'] = 'none';
  if (offers.kind !== 'offers') return;
  const market = marketOffered(offers.plans);
  if (market !== null) dataset['market'] = market;
  dataset['trial'] = String(offers.trialDays);
  delete dataset['visitor'];
}
