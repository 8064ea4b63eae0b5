import { Trans } from '@lingui/react';
import { Link, useLocation } from '@tanstack/react-router';
import { buttonClass } from '../parts/button.tsx';
import { StatusPanel } from '../parts/status-panel.tsx';
import { PlansLink } from '../plan/plans-link.tsx';

/** Replaces what needs a session, below the page's own heading. */
export function SignedOut() {
  return (
    <StatusPanel status="empty" shape="card" title={<SignedOutTitle />} actions={<SignedOutWays />}>
      <SignedOutWords />
    </StatusPanel>
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
