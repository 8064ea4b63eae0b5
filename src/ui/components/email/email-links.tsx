import { Trans } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../parts/button.tsx';
import { StatusPanel } from '../parts/status-panel.tsx';

/** Links from a finished step to everything else. */
export function BackToManage() {
  return (
    <Link to="/subscriptions/manage" className={buttonClass()}>
      <Trans id="email.manage" message="Manage subscription" />
    </Link>
  );
}

/** For an account without an address to change or remove. */
export function NoAddress() {
  return (
    <StatusPanel
      status="empty"
      shape="card"
      title={<Trans id="email.none" message="This account has no e-mail address" />}
      actions={
        <Link to="/subscriptions/add-email" className={buttonClass('primary')}>
          <Trans id="email.none.add" message="Add an e-mail address" />
        </Link>
      }
    >
      <p>
        <Trans
          id="email.none.text"
          message="You can add one at any time, to sign in on other devices and to hear about payments."
        />
      </p>
    </StatusPanel>
  );
}
