import { Trans } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { Account } from '../../../application/account/session-state.ts';
import type { App } from '../../../application/app.ts';
import type { SubscriptionView } from '../../../application/subscription/subscription-state.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { isInTrial, isWebSourced } from '../../../domain/subscription/subscription.ts';
import { useSubscription } from '../../hooks/use-app.ts';
import { buttonClass } from '../parts/button.tsx';
import { FailurePanel, StatusPanel } from '../parts/status-panel.tsx';
import { PlansLink } from '../plan/plans-link.tsx';
import { RecoveryKey, useRecoveryKeyCard } from '../recovery/recovery-key.tsx';
import { AccountData } from './account-data.tsx';
import { AddressSection } from './address-section.tsx';
import { DeleteAccount, useDeleteForm } from './delete-account.tsx';
import { LatePlan, usePlanView } from './late-plan.tsx';
import type { WayOut } from './left-panel.tsx';
import styles from './manage-page.module.css';
import { RestorationSection } from './restoration-section.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

interface OwnAccountProps {
  readonly app: App;
  readonly locale: Locale;
  readonly account: Account;
  readonly onLeft: (way: WayOut) => void;
}

/**
 * The signed-in visitor's account. All of it appears at once, when the subscription's state is known, so that it pushes
 * nothing down; from then on it stays.
 */
export function OwnAccount({ app, locale, account, onLeft }: OwnAccountProps) {
  const view = useSubscription(app);
  const hasCards = useRecoveryKeyCard();
  const hasForm = useDeleteForm();
  const hasPlan = usePlanView();
  const [settled, setSettled] = useState(false);
  const isSettled = view.kind === 'there' || view.kind === 'none' || view.kind === 'error';
  if (isSettled && hasPlan && hasCards && hasForm && !settled) setSettled(true);
  const email = useEmailNow(app, account);
  const subscription = view.kind === 'there' ? view.subscription : null;
  return (
    <div className={styles.account}>
      <div>
        <Plan app={app} view={view} email={email} isHere={hasPlan} />
      </div>
      {settled && (
        <>
          <div className={styles.side}>
            <AddressSection email={email} />
            {subscription !== null && <RecoveryKey app={app} />}
            <SignOutEverywhere app={app} hasAddress={email !== null} onDone={onLeft} />
          </div>
          <div className={styles.data}>
            <AccountData app={app} />
            <DeleteAccount
              app={app}
              locale={locale}
              hasEnded={view.kind === 'none' || subscription?.status === 'Expired'}
              inTrial={subscription !== null && isInTrial(subscription)}
              renews={subscription?.status === 'Auto-Renewable'}
              inStore={subscription !== null && !isWebSourced(subscription.platform)}
              onDeleted={onLeft}
            />
          </div>
          <RestorationSection app={app} locale={locale} />
        </>
      )}
    </div>
  );
}

function Plan({
  app,
  view,
  email,
  isHere,
}: {
  readonly app: App;
  readonly view: SubscriptionView;
  readonly email: string | null;
  readonly isHere: boolean;
}) {
  switch (view.kind) {
    case 'there':
      return isHere ? (
        <LatePlan app={app} subscription={view.subscription} email={email} />
      ) : (
        <Looking slow={false} />
      );
    case 'none':
      return <NoPlan />;
    case 'error':
      return (
        <FailurePanel
          shape="card"
          title={<Trans id="manage.problem" message="We can’t show your subscription right now" />}
          error={{ code: view.code }}
          onRetry={() => app.get('subscription').subscription.refresh()}
        >
          <Trans
            id="manage.problem.text"
            message="Your subscription is not affected, and neither is a payment you have made."
          />
        </FailurePanel>
      );
    default:
      return <Looking slow={view.kind !== 'unknown' && view.slow} />;
  }
}

function Looking({ slow }: { readonly slow: boolean }) {
  return (
    <StatusPanel
      status={slow ? 'slow' : 'loading'}
      shape="card"
      title={<Trans id="manage.loading" message="Looking for your subscription" />}
    >
      {slow && (
        <p>
          <Trans
            id="manage.slow"
            message="This is taking longer than usual. We keep trying; you don’t need to do anything."
          />
        </p>
      )}
    </StatusPanel>
  );
}

function NoPlan() {
  return (
    <StatusPanel
      status="empty"
      shape="card"
      title={<Trans id="manage.none" message="This account has no subscription" />}
      actions={
        <PlansLink className={buttonClass('primary')}>
          <Trans id="manage.none.plans" message="See the plans" />
        </PlansLink>
      }
    >
      <p>
        <Trans
          id="manage.none.text"
          message="You are signed in, and nothing is charged. If you have a subscription with another address, sign out and sign in with that one."
        />
      </p>
    </StatusPanel>
  );
}

/** The account's address according to the service: the session here may not know one that was added on another device. */
function useEmailNow(app: App, { email }: Account): string | null {
  const { readAccount, session } = app.get('account');
  useEffect(() => {
    let over = false;
    readAccount.read().then((read) => {
      if (!over && read.ok && read.value.email !== email) void session.renew();
    });
    return () => {
      over = true;
    };
  }, [readAccount, session, email]);
  return email;
}
