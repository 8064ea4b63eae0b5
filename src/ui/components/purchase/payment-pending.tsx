import { Trans } from '@lingui/react';

/** For an open checkout: nobody knows yet whether it was paid, so this promises neither. */
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
