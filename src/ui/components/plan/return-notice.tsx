import { Trans } from '@lingui/react';
import { Notice } from '../parts/notice.tsx';

/** What brought a visitor back from the card provider without a purchase. */
export type PaymentOutcome = 'cancelled' | 'declined';

/** For a visitor who comes back without having bought: says first that nothing was charged. */
export function ReturnNotice({ payment }: { readonly payment: PaymentOutcome }) {
  if (payment === 'declined') {
    return (
      <Notice
        kind="problem"
        title={<Trans id="pro.return.declined" message="The card was declined. Nothing was charged." />}
      >
        <Trans
          id="pro.return.declined.help"
          message="Your bank does not tell us why. Another card often works; your plan is chosen below as before."
        />
      </Notice>
    );
  }
  return (
    <Notice
      kind="info"
      title={<Trans id="pro.return.cancelled" message="You left the payment. Nothing was charged." />}
    >
      <Trans id="pro.return.cancelled.help" message="Take your time: the prices below stay as they are." />
    </Notice>
  );
}
