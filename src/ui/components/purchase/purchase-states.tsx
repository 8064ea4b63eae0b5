import { Trans } from '@lingui/react';
import type { SessionView } from '../../../application/account/session-state.ts';
import { Nest } from '../images/nest.tsx';
import { Button, buttonClass } from '../parts/button.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { WaitingRing } from '../parts/waiting-ring.tsx';
import { PlansLink } from '../plan/plans-link.tsx';
import { PaymentPending } from './payment-pending.tsx';
import { PurchaseHead } from './purchase-head.tsx';
import styles from './purchase-states.module.css';
import { SignedOutTitle, SignedOutWays, SignedOutWords } from './signed-out.tsx';

interface WaitingProps {
  readonly purchase: boolean;
  readonly slow: boolean;
  /**
   * While `unknown`, the first paint shows the signed-out state at once if it finds no session. The state that turns
   * out to be right keeps its elements, so that a press that began on one is not lost.
   */
  readonly session?: SessionView['kind'];
}

/**
 * Shown while the subscription is being looked up or the purchase is on its way; not without a script, where nothing
 * is.
 */
export function Waiting({ purchase, slow, session = 'signed-in' }: WaitingProps) {
  const isUnknown = session === 'unknown';
  const waiting = isUnknown ? styles.withSession : styles.scripted;
  const signedOut = isUnknown ? styles.withoutSession : undefined;
  const mayWait = session !== 'signed-out';
  const mayBeSignedOut = session !== 'signed-in';
  return (
    <PurchaseHead
      busy={mayWait}
      image={
        <>
          {mayWait && (
            <div className={waiting}>
              <WaitingRing />
            </div>
          )}
          <div className={nestClasses[session]}>
            <Nest />
          </div>
        </>
      }
      title={
        <>
          {mayWait && (
            <span className={waiting}>
              <Trans id="account.waiting.title" message="Looking for your subscription" />
            </span>
          )}
          {mayBeSignedOut && (
            <span className={signedOut}>
              <SignedOutTitle />
            </span>
          )}
          {mayWait && (
            <span className={styles.scriptless}>
              <Trans id="welcome.noScript.title" message="Your subscription" />
            </span>
          )}
        </>
      }
      actions={
        ((slow && purchase) || mayBeSignedOut) && (
          <>
            {slow && purchase && (
              <PlansLink className={buttonClass('secondary')}>
                <Trans id="account.waiting.plans" message="I have not paid. Back to the plans" />
              </PlansLink>
            )}
            {mayBeSignedOut && (
              <span className={`${styles.ways} ${signedOut ?? ''}`}>
                <SignedOutWays />
              </span>
            )}
          </>
        )
      }
    >
      {mayWait && (
        <>
          <p className={styles.scriptless}>
            <Trans
              id="welcome.noScript"
              message="This page cannot read your subscription while JavaScript is turned off. A payment you have made is safe. Turn JavaScript on and load this page again."
            />
          </p>
          <div className={waiting}>
            {purchase ? <PurchaseOnItsWay slow={slow} /> : <Looking slow={slow} />}
          </div>
        </>
      )}
      {mayBeSignedOut && (
        <div className={signedOut}>
          <SignedOutWords />
        </div>
      )}
    </PurchaseHead>
  );
}

const nestClasses = {
  unknown: styles.notWaiting,
  'signed-in': styles.scriptless,
  'signed-out': undefined,
} as const;

function PurchaseOnItsWay({ slow }: { readonly slow: boolean }) {
  if (slow) return <PaymentPending />;
  return (
    <p>
      <Trans
        id="account.waiting.purchase"
        message="We’ll confirm your payment in a few seconds. You can leave this page: your subscription will be here when you come back."
      />
    </p>
  );
}

function Looking({ slow }: { readonly slow: boolean }) {
  return (
    <p>
      {slow ? (
        <Trans
          id="account.waiting.slow"
          message="This is taking longer than usual. We keep trying; you don’t need to do anything."
        />
      ) : (
        <Trans
          id="account.waiting.where"
          message="You’ll find it in the browser you bought it with. With a recovery key or an e-mail address, you can also sign in to it on any other device."
        />
      )}
    </p>
  );
}

/** For visitors who returned from the card page. Only the service knows whether they paid, so this does not say. */
export function PaymentLeft() {
  return (
    <p>
      <Trans
        id="welcome.left"
        message="You left the payment page. If you have paid, your subscription will appear here in a moment. If not, nothing was charged."
      />
    </p>
  );
}

/**
 * For an account without a subscription: `pending` while its checkout may still turn out to be paid, `left` after its
 * card page was left.
 */
export function NoSubscription({ pending, left }: { readonly pending: boolean; readonly left: boolean }) {
  return (
    <PurchaseHead
      news={pending}
      image={<Nest />}
      title={<Trans id="account.none.title" message="No subscription here yet" />}
      actions={
        <PlansLink className={buttonClass('primary')}>
          <Trans id="account.none.plans" message="See the plans" />
        </PlansLink>
      }
    >
      {pending && <PaymentPending />}
      {left && <PaymentLeft />}
      {!pending && !left && (
        <p>
          <Trans
            id="account.none.text"
            message="You are signed in, but this account has no subscription. Nothing was charged."
          />
        </p>
      )}
    </PurchaseHead>
  );
}

/** Shown when the subscription cannot be loaded. */
export function SubscriptionProblem({
  code,
  onRetry,
}: {
  readonly code: string;
  readonly onRetry: () => void;
}) {
  return (
    <PurchaseHead
      image={<Nest />}
      title={<Trans id="account.problem.title" message="We can’t show your subscription right now" />}
    >
      <FailureNotice
        error={{ code }}
        actions={
          <Button onClick={onRetry}>
            <Trans id="common.retry" message="Try again" />
          </Button>
        }
      >
        <Trans
          id="account.problem.text"
          message="Your subscription is not affected, and neither is a payment you have made."
        />
      </FailureNotice>
    </PurchaseHead>
  );
}
