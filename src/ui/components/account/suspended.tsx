import { Trans } from '@lingui/react';

/** While the bank examines a disputed payment: why the subscription is paused. */
export function SuspendedBy() {
  return <Trans id="account.suspended.by" message="Your bank is looking into your last payment." />;
}

/** What does not work meanwhile, and how that ends. */
export function SuspendedUntil() {
  return (
    <Trans
      id="account.suspended.until"
      message="Until it decides, your subscription is paused and nothing is charged."
    />
  );
}

/** Both, where there is no title. */
export function Suspended() {
  return (
    <>
      <SuspendedBy /> <SuspendedUntil />
    </>
  );
}
