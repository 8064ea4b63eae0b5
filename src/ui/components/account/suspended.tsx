import { Trans } from '@lingui/react';
import { SupportMail } from '../manage/support-mail.tsx';

/** While the bank looks into a payment: what does not work, how that ends, and who helps. */
export function Suspended() {
  return (
    <Trans
      id="account.suspended.text"
      message="Your bank is looking into your last payment. Until it decides, your subscription is paused and nothing is charged. <0>Write to us</0> if it is a mistake."
      components={{ 0: <SupportMail /> }}
    />
  );
}
