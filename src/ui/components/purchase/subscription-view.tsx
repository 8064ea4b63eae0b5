import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import type { App } from '../../../application/app.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { isSubscribed, isWebSourced, type Subscription } from '../../../domain/subscription/subscription.ts';
import { AddEmail } from '../account/add-email.tsx';
import { buttonClass } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';
import { PlansLink } from '../plan/plans-link.tsx';
import { ManagePayment } from './manage-payment.tsx';
import { PaymentPending } from './purchase-states.tsx';
import { SetUpList } from './set-up-list.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import styles from './subscription-view.module.css';

interface SubscriptionViewProps {
  readonly title: ReactNode;
  readonly subscription: Subscription;
  /** A checkout for a new one is open, and may yet have been paid. */
  readonly pending: boolean;
  readonly email: string | null;
  readonly app: App;
  readonly locale: Locale;
}

/** A subscription that is there: its facts, the e-mail step, and where its parts are switched on. */
export function SubscriptionView({
  title,
  subscription,
  pending,
  email,
  app,
  locale,
}: SubscriptionViewProps) {
  const active = isSubscribed(subscription);
  return (
    <div className={styles.view}>
      <h1 className={styles.title}>
        {active ? title : <Trans id="account.ended.title" message="Your subscription has ended" />}
      </h1>
      <div className={styles.main}>
        <SubscriptionFacts subscription={subscription} email={email} />
        {pending && <PaymentPending />}
        {active && isWebSourced(subscription.platform) && <ManagePayment app={app} />}
        {active ? (
          <Card labelledBy="add-email">
            <h2 id="add-email" className={styles.cardTitle}>
              {email === null ? (
                <Trans id="account.addEmail.title" message="Add an e-mail" />
              ) : (
                <Trans id="account.addEmail.title.done" message="Your e-mail" />
              )}
            </h2>
            <AddEmail account={app.get('account')} locale={locale} email={email} skippable />
          </Card>
        ) : (
          <PlansLink className={buttonClass('primary')}>
            <Trans id="account.ended.plans" message="See the plans" />
          </PlansLink>
        )}
      </div>
      {active && (
        <div className={styles.side}>
          <SetUpList productId={subscription.productId} />
        </div>
      )}
    </div>
  );
}
