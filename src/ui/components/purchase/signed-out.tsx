import { Trans } from '@lingui/react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Nest } from '../images/nest.tsx';
import { buttonClass } from '../parts/button.tsx';
import { StatusPanel } from '../parts/status-panel.tsx';
import { PlansLink } from '../plan/plans-link.tsx';
import { PurchaseHead } from './purchase-head.tsx';

/** For somebody whose browser has no session: in place of a page, or as a `card` under the page's own heading. */
export function SignedOut({ shape }: Pick<ComponentProps<typeof StatusPanel>, 'shape'>) {
  if (shape === 'card') {
    return (
      <StatusPanel status="empty" shape="card" title={<SignedOutTitle />} actions={<SignedOutWays />}>
        <SignedOutWords />
      </StatusPanel>
    );
  }
  return (
    <PurchaseHead image={<Nest />} title={<SignedOutTitle />} actions={<SignedOutWays />}>
      <SignedOutWords />
    </PurchaseHead>
  );
}

export function SignedOutTitle() {
  return <Trans id="account.signedOut.title" message="You are not signed in here" />;
}

export function SignedOutWords() {
  return (
    <p>
      <Trans
        id="account.signedOut.text"
        message="If you have just paid, open this page in the browser you paid with. Your subscription is there. On any other device, sign in with your e-mail address or your recovery key."
      />
    </p>
  );
}

export function SignedOutWays() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/pro/login" state={{ wanted: pathname }} className={buttonClass('primary')}>
        <Trans id="account.signedOut.login" message="Sign in" />
      </Link>
      <PlansLink className={buttonClass('secondary')}>
        <Trans id="account.signedOut.plans" message="See the plans" />
      </PlansLink>
    </>
  );
}
