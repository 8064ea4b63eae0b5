import { Trans } from '@lingui/react';
import styles from './passcode-flow.module.css';

/**
 * How a code got to its address: just sent, resent, or sent earlier by this or another page. `void`: no code sent there
 * is valid now.
 */
export type HowSent = 'sent' | 'sent-anew' | 'before' | 'void';

interface SentToProps {
  readonly email: string;
  readonly how: HowSent;
  /** True if the address may belong to no account: the wording then promises no code and is the same for both cases. */
  readonly mayBeUnknown: boolean;
}

/** Says where the code was sent; announced when another one was sent. */
export function SentTo({ email, how, mayBeUnknown }: SentToProps) {
  const said = { values: { email }, components: { 0: <strong className={styles.address} /> } };
  return (
    <p role="status">
      {how === 'void' ? (
        <strong className={styles.address}>{email}</strong>
      ) : how === 'before' ? (
        <Trans
          id="account.passcode.before"
          message="Enter the six-digit code from our latest e-mail to <0>{email}</0>. A code is valid for ten minutes."
          {...said}
        />
      ) : how === 'sent-anew' ? (
        <Trans
          id="account.passcode.sentAnew"
          message="We’ve sent another e-mail to <0>{email}</0>. Use the newest code: it is valid for ten minutes."
          {...said}
        />
      ) : mayBeUnknown ? (
        <Trans
          id="account.passcode.asked"
          message="We’ve sent an e-mail to <0>{email}</0>. If a subscription uses this address, you’ll find a six-digit code in it, valid for ten minutes."
          {...said}
        />
      ) : (
        <Trans
          id="account.passcode.sent"
          message="We’ve sent a six-digit code to <0>{email}</0>. It is valid for ten minutes."
          {...said}
        />
      )}
    </p>
  );
}
