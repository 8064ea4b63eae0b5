import { Trans } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import { News } from '../account/news.tsx';
import { buttonClass } from '../parts/button.tsx';
import { StatusPanel } from '../parts/status-panel.tsx';

/** How the visitor's session ended on this page, other than by expiring. */
export type WayOut = 'deleted' | 'signed-out-everywhere';

/** Replaces the account once its owner has left it. */
export function LeftPanel({ way }: { readonly way: WayOut }) {
  return <News>{way === 'deleted' ? <Deleted /> : <SignedOutEverywhere />}</News>;
}

function Deleted() {
  return (
    <StatusPanel
      status="success"
      shape="card"
      title={<Trans id="manage.deleted.title" message="Your account has been deleted" />}
    >
      <p>
        <Trans
          id="manage.deleted.text"
          message="If you subscribed here, your subscription has ended, and nothing more will be charged. You are signed out everywhere. If the account had an e-mail address, a confirmation is on its way to it."
        />
      </p>
    </StatusPanel>
  );
}

function SignedOutEverywhere() {
  return (
    <StatusPanel
      status="success"
      shape="card"
      title={<Trans id="manage.everywhere.done" message="You are signed out everywhere" />}
      actions={
        <Link to="/pro/login" className={buttonClass('primary')}>
          <Trans id="manage.everywhere.signIn" message="Sign in again" />
        </Link>
      }
    >
      <p>
        <Trans
          id="manage.everywhere.done.text"
          message="No browser or app is signed in to your account anymore. Your subscription stays as it is."
        />
      </p>
    </StatusPanel>
  );
}
