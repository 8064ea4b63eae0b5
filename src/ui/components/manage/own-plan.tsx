import { Trans, useLingui } from '@lingui/react';
import type { App } from '../../../application/app.ts';
import { isInTrial, isWebSourced, type Subscription } from '../../../domain/subscription/subscription.ts';
import { formatDay } from '../../format/dates.ts';
import { actionsOf } from '../account/standing-banner.tsx';
import { StandingNotice } from '../account/standing-notice.tsx';
import { SuspendedBy, SuspendedUntil } from '../account/suspended.tsx';
import { Card } from '../parts/card.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { Notice } from '../parts/notice.tsx';
import styles from './manage-page.module.css';
import { NextChargeText } from './next-charge-text.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PlanName } from './plan-name.tsx';
import { Renewal } from './renewal.tsx';
import { StoreSection } from './store-section.tsx';
import { SupportMail } from './support-mail.tsx';

interface OwnPlanProps {
  readonly app: App;
  readonly subscription: Subscription;
  /** Null if the account has none. */
  readonly email: string | null;
}

/** The subscription: plan, status, next charge, and how to change them. */
export function OwnPlan({ app, subscription, email }: OwnPlanProps) {
  const { i18n } = useLingui();
  const ended = subscription.status === 'Expired';
  const unpaid = subscription.status === 'Inactive';
  const onTheWeb = isWebSourced(subscription.platform);
  return (
    <Card labelledBy="plan">
      <h2 id="plan" className={styles.heading}>
        <PlanName productId={subscription.productId} />
      </h2>
      {(ended || subscription.status === 'Grace Period') && (
        <StandingNotice subscription={subscription} actions={actionsOf({ subscription, app })} />
      )}
      {unpaid && (
        <Notice kind="problem" title={subscription.suspended && <SuspendedBy />}>
          {subscription.suspended ? (
            <>
              <SuspendedUntil />{' '}
              <Trans
                id="manage.suspended"
                message="If you did not mean to dispute the payment, ask your bank to withdraw the dispute, or <0>write to us</0>."
                components={{ 0: <SupportMail /> }}
              />
            </>
          ) : (
            <Trans
              id="manage.unpaid"
              message="Your bank hasn’t confirmed your payment yet. Until it does, nothing is charged."
            />
          )}
        </Notice>
      )}
      <FactList>
        <Fact name={<Trans id="manage.plan.state" message="Status" />}>
          <State subscription={subscription} />
        </Fact>
        {!unpaid && (
          <Fact name={<Trans id="manage.plan.next" message="Next charge" />}>
            <NextChargeText subscription={subscription} />
          </Fact>
        )}
        {!unpaid && (
          <Fact name={<Trans id="manage.plan.since" message="Since" />}>
            {formatDay(subscription.startedAt, i18n.locale)}
          </Fact>
        )}
      </FactList>
      {!onTheWeb && <StoreSection platform={subscription.platform} />}
      {onTheWeb && !unpaid && (
        <>
          {!ended && <PaymentSection app={app} subscription={subscription} />}
          <Renewal app={app} subscription={subscription} email={email} />
        </>
      )}
    </Card>
  );
}

function State({ subscription }: { readonly subscription: Subscription }) {
  const { i18n } = useLingui();
  const values = { date: formatDay(subscription.expiresOrRenewsAt, i18n.locale) };
  switch (subscription.status) {
    case 'Auto-Renewable':
      return isInTrial(subscription) ? (
        <Trans id="manage.state.trial" message="Free trial until {date}" values={values} />
      ) : (
        <Trans id="manage.state.active" message="Active" />
      );
    case 'Not Auto-Renewable':
      return <Trans id="manage.state.ending" message="Canceled. Works until {date}" values={values} />;
    case 'Grace Period':
      return <Trans id="manage.state.grace" message="Payment failed. Works until {date}" values={values} />;
    case 'Inactive':
      return subscription.suspended ? (
        <Trans id="account.suspended" message="Your subscription is paused" />
      ) : (
        <Trans id="manage.state.inactive" message="Not active yet" />
      );
    case 'Expired':
      return <Trans id="manage.state.expired" message="Ended on {date}" values={values} />;
    case 'Unknown':
      return <Trans id="manage.state.active" message="Active" />;
  }
}
