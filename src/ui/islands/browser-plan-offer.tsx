import { Trans } from '@lingui/react';
import { type ReactNode, useEffect } from 'react';
import { firstValueFrom } from 'rxjs';
import { filter } from 'rxjs/operators';
import type { Features } from '../../application/app.ts';
import type { BrowserScreen } from '../../application/bridge/browser-screens.ts';
import { unknownSubscription } from '../../application/subscription/subscription-state.ts';
import { failure } from '../../domain/result.ts';
import type { HostStatus } from '../../domain/subscription/host-status.ts';
import { excludesPurchase } from '../../domain/subscription/subscription.ts';
import { Button } from '../components/parts/button.tsx';
import { SubscribedInHost } from '../components/plan/host-states.tsx';
import styles from '../components/plan/plan-card.module.css';
import { useStream } from '../hooks/use-stream.ts';
import { PlanOfferByCard, type PlanOfferProps } from './plan-offer-by-card.tsx';

interface BrowserPlanOfferProps extends PlanOfferProps {
  readonly bridge: Features['bridge'];
}

const none: readonly BrowserScreen[] = [];
const pending: HostStatus = 'PENDING';

/** What can be done on the browser's own screens, by whether there is a subscription. */
const ways: readonly {
  readonly screen: BrowserScreen;
  readonly subscribed: boolean;
  readonly label: ReactNode;
}[] = [
  {
    screen: 'openSubscriptionPurchase',
    subscribed: false,
    label: <Trans id="pro.browser.purchase" message="See the plans in the app" />,
  },
  {
    screen: 'openSubscriptionActivation',
    subscribed: false,
    label: <Trans id="pro.browser.activation" message="Restore a purchase" />,
  },
  {
    screen: 'openSubscriptionUpgrade',
    subscribed: true,
    label: <Trans id="pro.browser.upgrade" message="See the higher plan in the app" />,
  },
  {
    screen: 'backToSettings',
    subscribed: true,
    label: <Trans id="pro.browser.settings" message="Subscription settings" />,
  },
];

/**
 * Buying in our own browser, which shows the page like any other: by card, but not for visitors already subscribed in
 * the browser; and links to the browser's own screens.
 */
export function BrowserPlanOffer({ bridge, ...props }: BrowserPlanOfferProps) {
  const { app } = props;
  const { screens, subscription: standing } = bridge;
  const opened = useStream(screens.screens$, () => screens.current, none);
  const status = useStream(standing.status$, () => standing.current, pending);
  const { subscription: state } = app.get('subscription');
  const view = useStream(state.subscription$, () => state.current, unknownSubscription);
  useEffect(() => void screens.ask(), [screens]);
  const own = view.kind === 'there' ? view.subscription : null;
  const here = own !== null && excludesPurchase(own);
  const subscribed = here || status === 'SUBSCRIBED';
  const open: Parameters<typeof PlanOfferByCard>[0]['open'] = async (request) => {
    // Pressed before the browser has answered.
    const known = await firstValueFrom(standing.status$.pipe(filter((now) => now !== pending)));
    return known === 'SUBSCRIBED'
      ? failure({ code: 'already_subscribed' })
      : app.get('purchase').startCheckout.execute(request);
  };
  return (
    <>
      {subscribed && !here ? <SubscribedInHost /> : <PlanOfferByCard {...props} open={open} />}
      {opened.length > 0 && (
        <div className={styles.inHost}>
          {ways
            .filter((way) => way.subscribed === subscribed && opened.includes(way.screen))
            // While a bank examines a disputed payment, the app sells no higher plan either.
            .filter(({ screen }) => own?.suspended !== true || screen === 'backToSettings')
            .map(({ screen, label }) => (
              <Button key={screen} kind="quiet" onClick={() => screens.open(screen)}>
                {label}
              </Button>
            ))}
        </div>
      )}
    </>
  );
}
