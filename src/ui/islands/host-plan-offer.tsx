import { Trans } from '@lingui/react';
import { type ChangeEvent, type ComponentProps, useEffect, useLayoutEffect, useState } from 'react';
import type { App } from '../../application/app.ts';
import type { HostStoreView } from '../../application/store/host-store-state.ts';
import { unknownSubscription } from '../../application/subscription/subscription-state.ts';
import { pathIn } from '../../domain/locale/locale.ts';
import { hostPlanChanges } from '../../domain/subscription/host-plan-change.ts';
import { excludesPurchase, isSubscribed } from '../../domain/subscription/subscription.ts';
import { Button } from '../components/parts/button.tsx';
import { AlreadySubscribed } from '../components/plan/already-subscribed.tsx';
import { HostChangeForm } from '../components/plan/host-change-form.tsx';
import { HostPlanForm } from '../components/plan/host-plan-form.tsx';
import { HostReminder } from '../components/plan/host-reminder.tsx';
import { HostPricesMissing, HostSellsNothing, SubscribedInHost } from '../components/plan/host-states.tsx';
import styles from '../components/plan/plan-card.module.css';
import { PlanOffer } from '../components/plan/plan-offer.tsx';
import { useReturnFromHistory } from '../hooks/use-return-from-history.ts';
import { useStream } from '../hooks/use-stream.ts';
import { tellPrice, useEarlyChoice, useKeptChoice } from './chosen-in-host.ts';
import { chosenByHand, chosenIn, periodAskedFor } from './chosen-plan.ts';
import { PlanOfferByCard, type PlanOfferProps } from './plan-offer-by-card.tsx';

const asking: HostStoreView = { kind: 'asking' };
const ownPath = '/subscriptions/welcome';

/** Buying inside a host app: from its store, by card where the app sells that way, and nothing where it sells nothing. */
export function HostPlanOffer(props: PlanOfferProps) {
  const { app, locale, root } = props;
  const view = useHostStore(app);
  useEarlyChoice(app, root);
  useKeptChoice(root);
  const { kind } = usePurchase(app);
  useEffect(() => {
    if (kind === 'bought') app.leaveTo(new URL(pathIn(locale, ownPath), window.location.origin));
  }, [app, locale, kind]);
  useReturnFromHistory(() => app.get('store').buyFromHost.forget());
  // An app that does not answer the first questions counts as none.
  if (app.host === null) {
    const { startCheckout } = app.get('purchase');
    return <ByCard {...props} open={(request) => startCheckout.execute(request)} />;
  }
  return (
    <div
      className={styles.inHost}
      onChange={(event: ChangeEvent<HTMLElement>) => tellPrice(app, event.target)}
    >
      <Offered {...props} view={view} />
    </div>
  );
}

function Offered(props: PlanOfferProps & { readonly view: HostStoreView }) {
  const { app, locale, root, view } = props;
  const { subscription: state } = app.get('subscription');
  const subscription = useStream(state.subscription$, () => state.current, unknownSubscription);
  const status = useHostStatus(app);
  useLayoutEffect(() => {
    // Shows the lines about prices and terms.
    if (app.host !== null)
      root.dataset['host'] = view.kind === 'asking' || status === 'PENDING' ? '' : view.kind;
  }, [app, root, view.kind, status]);
  if (subscription.kind === 'there' && excludesPurchase(subscription.subscription)) {
    const own = subscription.subscription;
    return (
      <>
        <AlreadySubscribed locale={locale} subscription={own} own={ownPath} />
        {view.kind === 'store' && isSubscribed(own) && own.status !== 'Grace Period' && (
          <ChangeInStore app={app} changes={hostPlanChanges(view.byTier, own.productId)} />
        )}
      </>
    );
  }
  if (status === 'SUBSCRIBED')
    return <SubscribedInHost onBack={() => app.host?.tell.back({ activated: false })} />;
  return (
    <>
      <ForSale {...props} view={status === 'PENDING' ? asking : view} />
      <Button kind="quiet" onClick={() => app.host?.tell.restore()}>
        <Trans id="pro.plan.have" message="I have a subscription" />
      </Button>
    </>
  );
}

/** What the app sells to visitors without a subscription, or why it sells nothing. */
function ForSale(props: PlanOfferProps & { readonly view: HostStoreView }) {
  const { app, locale, view } = props;
  const { store, checkout } = app.get('store');
  switch (view.kind) {
    case 'asking':
      return <PlanOffer locale={locale} busy />;
    case 'error':
      return <HostPricesMissing onRetry={() => void store.ask()} />;
    case 'nothing':
      return <HostSellsNothing />;
    case 'card':
      return <ByCard {...props} open={(request) => checkout.execute(request)} />;
    case 'store':
      return <FromStore {...props} offer={view} />;
  }
}

function FromStore({
  app,
  root,
  offer,
}: PlanOfferProps & { readonly offer: Extract<HostStoreView, { kind: 'store' }> }) {
  const { buyFromHost, arm, reminder: state } = app.get('store');
  const purchase = usePurchase(app);
  const reminder = useStream(state.reminder$, () => state.current, state.current);
  // Selected before the app sent its prices, while that form is still there.
  const [chosen] = useState(() => chosenByHand(root) ?? periodAskedFor() ?? arm.period ?? chosenIn(root));
  const canRemind = offer.platform === 'android';
  useEffect(() => {
    if (canRemind) void state.look();
  }, [state, canRemind]);
  return (
    <HostPlanForm
      offer={offer}
      purchase={purchase}
      chosen={chosen}
      reminder={
        <HostReminder reminder={reminder} days={state.days} onChoose={(on) => void state.choose(on)} />
      }
      onBuy={(plan) => buyFromHost.execute(plan)}
      onLook={() => void buyFromHost.confirm()}
    />
  );
}

function ChangeInStore({
  app,
  changes,
}: {
  readonly app: App;
  readonly changes: ReturnType<typeof hostPlanChanges>;
}) {
  const { buyFromHost } = app.get('store');
  const purchase = usePurchase(app);
  if (changes.length === 0) return null;
  return (
    <HostChangeForm
      changes={changes}
      purchase={purchase}
      onChange={(change) => buyFromHost.change(change)}
      onLook={() => void buyFromHost.confirm()}
    />
  );
}

function usePurchase(app: App) {
  const { buyFromHost } = app.get('store');
  return useStream(buyFromHost.purchase$, () => buyFromHost.current, buyFromHost.current);
}

/** Replaces a form in which the visitor may have selected a plan. */
function ByCard(props: ComponentProps<typeof PlanOfferByCard>) {
  useKeptChoice(props.root);
  return <PlanOfferByCard {...props} />;
}

/** Asks the app once, and listens from the start for what it reports about a purchase. */
function useHostStore(app: App): HostStoreView {
  const { store, buyFromHost } = app.get('store');
  useEffect(() => {
    buyFromHost.listen();
    if (store.current.kind === 'asking') void store.ask();
  }, [store, buyFromHost]);
  return useStream(store.store$, () => store.current, asking);
}

function useHostStatus(app: App) {
  const { subscription: state } = app.get('host');
  return useStream(state.status$, () => state.current, state.current);
}
