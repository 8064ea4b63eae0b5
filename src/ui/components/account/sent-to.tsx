import { Trans } from '@lingui/react';
import styles from './passcode-flow.module.css';

/**
 * How a code got to its address: just sent, sent in place of an earlier one, or sent before, by this page or another. `void`: none that
 * went there is of use now.
 */
export type HowSent = 'sent' | 'sent-anew' | 'before' | 'void';

interface SentToProps {
  readonly email: string;
  readonly how: HowSent;
  /** Whether the address may be nobody's: then the words promise no code, and are the same for both. */
  readonly mayBeUnknown: boolean;
}

/** Says where the code is; read out when another one was sent. */
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
          message="We have sent a six-digit code to <0>{email}</0>. It is valid for ten minutes."
          {...said}
        />
      )}
    </p>
  );
}
