import { Trans, useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { normalisePasscode } from '../../../domain/account/passcode.ts';
import { errorText } from '../../error-texts.ts';
import { Button } from '../parts/button.tsx';
import { type Failure, FailureNotice } from '../parts/failure-notice.tsx';
import { PasscodeField } from './passcode-field.tsx';
import styles from './passcode-flow.module.css';
import { Resend } from './resend.tsx';

interface PasscodeStepProps {
  readonly id: string;
  /** The address the code went to. */
  readonly email: string;
  readonly wait: { readonly seconds: number };
  readonly confirmLabel: ReactNode;
  readonly busy: boolean;
  readonly resending: boolean;
  readonly error: Failure | null;
  readonly onConfirm: (passcode: string) => void;
  readonly onResend: () => void;
  readonly onChangeAddress: () => void;
}

/** Second step: the passcode from the message. Resend and "change address" stand beside it, error or not. */
export function PasscodeStep({
  id,
  email,
  wait,
  confirmLabel,
  busy,
  resending,
  error,
  ...on
}: PasscodeStepProps) {
  const { i18n } = useLingui();
  const [digits, setDigits] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = error?.code === 'invalid_login_credentials';
  // The cursor stands in the code from the start, and comes back to it when the code was wrong.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new error is what brings the cursor back
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, [error]);

  const fieldError = () => {
    if (tooShort)
      return <Trans id="account.passcode.tooShort" message="The code has six digits. Enter all of them." />;
    if (!wrong) return undefined;
    const { title, help } = errorText('invalid_login_credentials');
    return `${i18n._(title)} ${i18n._(help)}`;
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const passcode = normalisePasscode(digits);
        setTooShort(passcode === null);
        if (passcode !== null && !busy) on.onConfirm(passcode);
      }}
    >
      <p>
        <Trans
          id="account.passcode.sent"
          message="We have sent a six-digit code to <0>{email}</0>. It is valid for ten minutes."
          values={{ email }}
          components={{ 0: <strong className={styles.address} /> }}
        />
      </p>
      {error !== null && !wrong && <FailureNotice error={error} />}
      <PasscodeField
        id={`${id}-passcode`}
        label={<Trans id="account.passcode.label" message="Code from the e-mail" />}
        error={fieldError()}
        value={digits}
        onChange={(value) => {
          setDigits(value);
          setTooShort(false);
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" busy={busy}>
          {confirmLabel}
        </Button>
      </div>
      <div className={styles.ways}>
        <Resend wait={wait} busy={resending} onResend={on.onResend} />
        <Button kind="quiet" onClick={on.onChangeAddress}>
          <Trans id="account.passcode.changeAddress" message="Use a different address" />
        </Button>
      </div>
    </form>
  );
}
