import { Trans } from '@lingui/react';

/** While the bank examines a disputed payment: what does not work, and how that ends. */
export function Suspended() {
  return (
    <Trans
      id="account.suspended.text"
      message="Your bank is looking into your last payment. Until it decides, your subscription is paused and nothing is charged."
    />
  );
}
