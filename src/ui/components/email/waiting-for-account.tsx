import { Trans } from '@lingui/react';
import { StatusPanel } from '../parts/status-panel.tsx';

/** Placeholder for the account until it is known who is signed in. */
export function WaitingForAccount() {
  return (
    <StatusPanel
      status="loading"
      shape="card"
      title={<Trans id="email.loading" message="Looking for your account" />}
    />
  );
}
