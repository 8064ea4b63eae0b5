import { Trans } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import { brand } from '../../../domain/brand.ts';
import { type Standing, standingOf } from '../../../domain/subscription/standing.ts';
import { isSubscribed } from '../../../domain/subscription/subscription.ts';
import { useApp, useSession, useSubscription } from '../../hooks/use-app.ts';
import { BySession } from '../account/by-session.tsx';
import { Suspended } from '../account/suspended.tsx';
import layout from '../layout.module.css';
import { Button, buttonClass } from '../parts/button.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { FailurePanel, StatusPanel } from '../parts/status-panel.tsx';
import { PlansLink } from '../plan/plans-link.tsx';
import styles from './activation.module.css';

/** Shown after signing in to use a subscription on this device: whether it is active, and what to do first. */
export function ActivatedPage() {
  const { app } = useApp();
  const session = useSession(app);
  return (
    <div className={`${layout.page} ${layout.section} ${styles.page}`}>
      <PageHead
        title={<Trans id="activation.done.title" message="Your subscription on this device" />}
        lead={
          <Trans
            id="activation.done.lead"
            message="Here you see whether your plan is active in this browser, and what to set up first."
          />
        }
      />
      <div className={`${styles.narrow} ${styles.settled}`}>
        <BySession session={session}>
          <Found />
        </BySession>
      </div>
    </div>
  );
}

function Found() {
  const { app } = useApp();
  const view = useSubscription(app);
  if (view.kind === 'error') {
    return (
      <FailurePanel
        shape="card"
        title={
          <Trans
            id="activation.done.problem"
            message="You are signed in, but we can’t read your subscription"
          />
        }
        error={{ code: view.code }}
        onRetry={() => app.get('subscription').subscription.refresh()}
      />
    );
  }
  if (view.kind === 'none') {
    return (
      <StatusPanel
        shape="card"
        status="empty"
        title={<Trans id="activation.done.none" message="This account has no subscription" />}
        actions={
          <PlansLink className={buttonClass('primary')}>
            <Trans id="activation.done.plans" message="See the plans" />
          </PlansLink>
        }
      >
        <p>
          <Trans
            id="activation.done.none.text"
            message="You are signed in. If you subscribed with another address or key, sign out and use that one."
          />
        </p>
      </StatusPanel>
    );
  }
  if (view.kind !== 'there') {
    return (
      <StatusPanel
        shape="card"
        status={view.kind !== 'unknown' && view.slow ? 'slow' : 'loading'}
        title={<Trans id="activation.done.loading" message="Looking for your subscription" />}
      />
    );
  }
  if (!isSubscribed(view.subscription)) return <NotInForce standing={standingOf(view.subscription)} />;
  return (
    <StatusPanel
      shape="card"
      status="success"
      title={<Trans id="activation.done.active" message="You’re signed in and subscribed" />}
      actions={
        <>
          {app.host !== null && (
            <Button kind="primary" onClick={() => app.host?.tell.back({ activated: true })}>
              <Trans id="account.host.back" message="Back to the app" />
            </Button>
          )}
          <Link
            to="/pro/welcome"
            state={{ justLooking: true }}
            className={buttonClass(app.host === null ? 'primary' : 'secondary')}
          >
            <Trans id="activation.done.setUp" message="Set up what’s included" />
          </Link>
          <Link to="/subscriptions/activation-flow/another-device" className={buttonClass('secondary')}>
            <Trans id="activation.email.next" message="Use it on another device" />
          </Link>
        </>
      }
    >
      {app.host === null && app.bridge === null && (
        <p>
          <Trans
            id="activation.done.active.text"
            message="For the VPN and AI chat you need the {brand} browser or app on this device; sign in there in the same way."
            values={{ brand: brand.name }}
          />
        </p>
      )}
    </StatusPanel>
  );
}

/** For a subscription that cannot be used: it has not begun, is suspended, or has ended. */
function NotInForce({ standing }: { readonly standing: Standing }) {
  if (standing === 'suspended') {
    return (
      <StatusPanel
        shape="card"
        status="empty"
        title={<Trans id="account.suspended" message="Your subscription is paused" />}
        actions={
          <Link to="/subscriptions/manage" className={buttonClass('primary')}>
            <Trans id="account.banner.manage" message="Manage subscription" />
          </Link>
        }
      >
        <p>
          <Suspended />
        </p>
      </StatusPanel>
    );
  }
  const hasEnded = standing === 'ended';
  return (
    <StatusPanel
      shape="card"
      status="empty"
      title={
        hasEnded ? (
          <Trans id="activation.done.over" message="Your subscription has ended" />
        ) : (
          <Trans id="activation.done.unpaid" message="Your payment hasn’t gone through" />
        )
      }
      actions={
        <PlansLink className={buttonClass('primary')}>
          <Trans id="activation.done.plans" message="See the plans" />
        </PlansLink>
      }
    >
      <p>
        {hasEnded ? (
          <Trans
            id="activation.done.over.text"
            message="You are signed in, and nothing is charged. You can subscribe again at any time."
          />
        ) : (
          <Trans
            id="activation.done.unpaid.text"
            message="Your bank hasn’t confirmed it. If it still does, your subscription starts by itself. If it doesn’t, nothing is charged."
          />
        )}
      </p>
    </StatusPanel>
  );
}
