import { Trans } from '@lingui/react';
import { BeforeSession } from '../account/before-session.tsx';

/** Stands where the account will, until it is known who is signed in. */
export function WaitingForAccount() {
  return <BeforeSession title={<Trans id="email.loading" message="Looking for your account" />} />;
}
