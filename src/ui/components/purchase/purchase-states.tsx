import { Trans } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonClass } from '../parts/button.tsx';
import { FailurePanel, StatusPanel } from '../parts/status-panel.tsx';
import { PlansLink } from '../plan/plans-link.tsx';

/** While the subscription is being looked for, or while the purchase is on its way. */
export function Waiting({ purchase, slow }: { readonly purchase: boolean; readonly slow: boolean }) {
  return (
    <StatusPanel
      status={slow ? 'slow' : 'loading'}
      title={<Trans id="account.waiting.title" message="Looking for your subscription" />}
      actions={
        slow && (
          <PlansLink className={buttonClass('secondary')}>
            <Trans id="account.waiting.plans" message="I have not paid. Back to the plans" />
          </PlansLink>
        )
      }
    >
      {purchase && !slow && (
        <p>
          <Trans
            id="account.waiting.purchase"
            message="We’ll confirm your payment in a few seconds. You can leave this page: your subscription will be here when you come back."
          />
        </p>
      )}
      {purchase && slow && <PaymentPending />}
      {!purchase && !slow && (
        <p>
          <Trans
            id="account.waiting.where"
            message="You find it in the browser you bought it with. If you have added an e-mail address, you can also sign in with it in any other browser, on your computer or your phone."
          />
        </p>
      )}
      {!purchase && slow && (
        <p>
          <Trans
            id="account.waiting.slow"
            message="This is taking longer than usual. We keep trying; you don’t need to do anything."
          />
        </p>
      )}
    </StatusPanel>
  );
}

/** Nobody knows yet whether an open checkout was paid, so this promises neither. */
export function PaymentPending() {
  return (
    <p>
      <Trans
        id="account.waiting.purchase.slow"
        message="We haven’t heard about a payment yet. If you have paid, nothing is lost and nothing is charged twice. We keep checking, and you can close this page."
      />
    </p>
  );
}

/** For somebody whose browser has no session: in place of a page, or as a `card` under the page's own heading. */
export function SignedOut({ shape }: Pick<ComponentProps<typeof StatusPanel>, 'shape'>) {
  return (
    <StatusPanel
      status="empty"
      {...(shape === undefined ? {} : { shape })}
      title={<Trans id="account.signedOut.title" message="You are not signed in here" />}
      actions={
        <>
          <Link to="/pro/login" className={buttonClass('primary')}>
            <Trans id="account.signedOut.login" message="Sign in with e-mail" />
          </Link>
          <PlansLink className={buttonClass('secondary')}>
            <Trans id="account.signedOut.plans" message="See the plans" />
          </PlansLink>
        </>
      }
    >
      <p>
        <Trans
          id="account.signedOut.text"
          message="If you have just paid, open this page in the browser you paid with. Your subscription is there. With an e-mail address you can sign in anywhere."
        />
      </p>
    </StatusPanel>
  );
}

/** For an account without a subscription; `pending` while its checkout may yet have been paid. */
export function NoSubscription({ pending }: { readonly pending: boolean }) {
  return (
    <StatusPanel
      status="empty"
      title={<Trans id="account.none.title" message="No subscription here yet" />}
      actions={
        <PlansLink className={buttonClass('primary')}>
          <Trans id="account.none.plans" message="See the plans" />
        </PlansLink>
      }
    >
      {pending ? (
        <PaymentPending />
      ) : (
        <p>
          <Trans
            id="account.none.text"
            message="You are signed in, but this account has no subscription. Nothing was charged."
          />
        </p>
      )}
    </StatusPanel>
  );
}

/** When the subscription cannot be read. */
export function SubscriptionProblem({
  code,
  onRetry,
}: {
  readonly code: string;
  readonly onRetry: () => void;
}) {
  return (
    <FailurePanel
      title={<Trans id="account.problem.title" message="We cannot show your subscription right now" />}
      error={{ code }}
      onRetry={onRetry}
    >
      <Trans
        id="account.problem.text"
        message="Your subscription is not affected, and neither is a payment you have made."
      />
    </FailurePanel>
  );
}
