import { Trans } from '@lingui/react';
import { Link, useLocation } from '@tanstack/react-router';
import type { App } from '../../../application/app.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { planOf } from '../../../domain/subscription/plan.ts';
import { providers } from '../../../domain/subscription/provider.ts';
import { standingOf } from '../../../domain/subscription/standing.ts';
import { isSubscribed, isWebSourced, type Subscription } from '../../../domain/subscription/subscription.ts';
import { useStream } from '../../hooks/use-stream.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { PlansLink } from '../plan/plans-link.tsx';
import { FirstStep } from './first-step.tsx';
import { Landing } from './landing.tsx';
import { ManagePayment } from './manage-payment.tsx';
import { PaymentPending } from './payment-pending.tsx';
import { PurchaseHead } from './purchase-head.tsx';
import { PaymentLeft } from './purchase-states.tsx';
import { SetUpList } from './set-up-list.tsx';
import { StandingTitle } from './standing-title.tsx';
import { StandingWords } from './standing-words.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import styles from './subscription-view.module.css';
import { WayBack } from './way-back.tsx';
import { WelcomeQuestions } from './welcome-questions.tsx';

interface SubscriptionViewProps {
  readonly subscription: Subscription;
  /** A checkout for a new one is open and may still turn out to be paid, or the visitor has left its card page. */
  readonly doubt: { readonly pending?: true | undefined; readonly left?: true | undefined };
  readonly email: string | null;
  /** The purchase arrived while this page was open. */
  readonly bought: boolean;
  readonly app: App;
  readonly locale: Locale;
}

/**
 * An existing subscription: its state, what to do first, how to restore access to it, and where its parts are switched
 * on.
 */
export function SubscriptionView({ subscription, doubt, email, bought, app, locale }: SubscriptionViewProps) {
  const standing = standingOf(subscription);
  const active = isSubscribed(subscription);
  const own = isWebSourced(subscription.platform);
  const leading = useLeadingFeature();
  const features = planOf(subscription.productId)?.features ?? [];
  const inOrder = features.toSorted((one, other) => Number(other === leading) - Number(one === leading));
  const setUp = <SetUpList features={inOrder} />;
  // The screen has one primary action: to replace a failed card, else to secure access, else to download the browser.
  const { wayBack } = app.get('subscription');
  const isKept = useStream(wayBack.wayBack$, () => wayBack.current, 'unneeded') === 'there';
  const isThere = isKept || email !== null;
  const isFirst = standing !== 'grace' && (isThere || !own);
  const inOurs = app.host !== null || app.bridge !== null;
  // Beside the facts only where nothing else is: below them it has the whole width.
  const setUpBelow = leading === null && (own || !inOurs);
  return (
    <div className={styles.view}>
      <PurchaseHead
        news={bought}
        image={<Landing />}
        title={<StandingTitle standing={standing} />}
        actions={
          standing === 'suspended' ? (
            <Link to="/subscriptions/manage" className={buttonClass('primary')}>
              <Trans id="account.banner.manage" message="Manage subscription" />
            </Link>
          ) : (
            !active && (
              <PlansLink className={buttonClass('primary')}>
                <Trans id="account.ended.plans" message="See the plans" />
              </PlansLink>
            )
          )
        }
      >
        {standing !== 'grace' && (
          <p>
            <StandingWords subscription={subscription} />
          </p>
        )}
        {doubt.pending && <PaymentPending />}
        {doubt.left && <PaymentLeft />}
      </PurchaseHead>
      {standing === 'grace' && (
        <Notice
          kind="problem"
          title={<Trans id="welcome.grace.title" message="Your last payment failed." />}
          actions={own && <ManagePayment app={app} to="change-card" />}
        >
          <StandingWords subscription={subscription} />
        </Notice>
      )}
      {active && (
        <div className={styles.columns}>
          <div className={styles.main}>
            {leading !== null && setUp}
            {!inOurs && <FirstStep kind={isFirst ? 'primary' : 'secondary'} />}
            {own && (
              <WayBack
                app={app}
                locale={locale}
                email={email}
                isThere={isThere}
                kind={standing === 'grace' ? 'secondary' : 'primary'}
                bought={bought}
              />
            )}
            {leading === null && !setUpBelow && setUp}
          </div>
          <aside className={styles.side}>
            <SubscriptionFacts subscription={subscription} email={email} />
            <Link to="/subscriptions/manage" className={buttonClass()}>
              <Trans id="account.banner.manage" message="Manage subscription" />
            </Link>
            {app.host !== null && (
              <Button onClick={() => app.host?.tell.back({ activated: bought })}>
                <Trans id="account.host.back" message="Back to the app" />
              </Button>
            )}
          </aside>
        </div>
      )}
      {active && setUpBelow && setUp}
      {active && <WelcomeQuestions app={app} />}
      {!active && <SubscriptionFacts subscription={subscription} email={email} />}
    </div>
  );
}

/** The feature whose page in a host app led to the purchase (`?featurePage=duckai`); null for none. */
function useLeadingFeature() {
  const label = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get('featurePage'),
  });
  return label === 'duckai' || label === 'pir' ? providers[label].entitlement : null;
}
