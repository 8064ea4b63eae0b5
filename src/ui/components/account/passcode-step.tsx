import { Trans, useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { lifetimes } from '../../../domain/account/lifetimes.ts';
import { normalizePasscode } from '../../../domain/account/passcode.ts';
import { errorText } from '../../error-texts.ts';
import { useCountdown } from '../../hooks/use-countdown.ts';
import { Button } from '../parts/button.tsx';
import { type Failure, FailureNotice } from '../parts/failure-notice.tsx';
import { Notice } from '../parts/notice.tsx';
import { News } from './news.tsx';
import { PasscodeField } from './passcode-field.tsx';
import styles from './passcode-flow.module.css';
import { Resend } from './resend.tsx';
import { type HowSent, SentTo } from './sent-to.tsx';
import { WaitNotice } from './wait-notice.tsx';

interface PasscodeStepProps {
  readonly id: string;
  /** The address that the code was sent to. */
  readonly email: string;
  readonly how?: HowSent;
  /** True if the address may belong to no account, which the wording must not reveal. */
  readonly mayBeUnknown?: boolean;
  /** Until another code may be requested; a new object restarts the wait. */
  readonly wait: { readonly seconds: number };
  /** How long the code remains valid, if that is less than for a new one. */
  readonly goodFor?: { readonly seconds: number };
  readonly confirmLabel: ReactNode;
  readonly busy: boolean;
  readonly resending: boolean;
  /** Why no other code could be sent. */
  readonly sendError?: Failure | null;
  /** Why the code was rejected. */
  readonly error: Failure | null;
  readonly onConfirm: (passcode: string) => void;
  readonly onResend: () => void;
  /** Null if the address cannot be changed. */
  readonly onChangeAddress: (() => void) | null;
}

/** The second step: asks for the passcode from the message. "Change address" is always available. */
export function PasscodeStep({
  id,
  email,
  wait,
  busy,
  resending,
  sendError = null,
  error,
  ...on
}: PasscodeStepProps) {
  const { i18n } = useLingui();
  const [digits, setDigits] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = error?.code === 'invalid_login_credentials';
  const [waited, setWaited] = useState<Failure | null>(null);
  const failed = [error, sendError].filter((one) => one !== null && one !== waited);
  const closed = failed.find((one) => one?.code === 'too_many_requests') ?? null;
  const shown = failed.find((one) => one !== closed) ?? null;
  const refused = closed !== null && closed === error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new wait means a new code
  const whole = useMemo(() => ({ seconds: lifetimes.passcode / 1000 }), [wait]);
  const over = useCountdown(on.goodFor ?? whole) === 0;
  // A sign-in that was lost takes its code along.
  const needsAnother =
    over || error?.code === 'invalid_session_id' || error?.code === 'invalid_link_signature';
  // The code's field has the focus from the start, and gets it back when the code was wrong or too short.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new error moves the focus back
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, [error, tooShort]);
  // The field disappears when its code is of no use any more and returns with the next code. If the focus is elsewhere
  // on the page, it stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field comes and goes with it
  useEffect(() => {
    const submit = form.current?.querySelector<HTMLElement>('[type=submit]');
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === submit)
      (form.current?.querySelector('input') ?? submit)?.focus();
  }, [needsAnother]);

  const fieldError = () => {
    if (tooShort)
      return <Trans id="account.passcode.tooShort" message="The code has six digits. Enter all of them." />;
    if (!wrong) return undefined;
    const { title, help } = errorText('invalid_login_credentials');
    return `${i18n._(title)} ${i18n._(help)}`;
  };
  const resend = () => {
    setDigits('');
    setTooShort(false);
    on.onResend();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy || resending || refused || (needsAnother && closed !== null)) return;
        if (needsAnother) return resend();
        const passcode = normalizePasscode(digits);
        setTooShort(passcode === null);
        if (passcode !== null) on.onConfirm(passcode);
      }}
    >
      <SentTo
        email={email}
        how={needsAnother || refused ? 'void' : (on.how ?? 'sent')}
        mayBeUnknown={on.mayBeUnknown ?? false}
      />
      {closed === null && over && (
        <Notice kind="info" title={<Trans id="account.passcode.over" message="The code has expired" />}>
          <Trans
            id="account.passcode.over.text"
            message="It was valid for ten minutes. We can send a new one to the same address."
          />
        </Notice>
      )}
      {shown !== null && !wrong && <FailureNotice error={shown} />}
      {closed !== null && !refused && (
        <WaitNotice error={closed} kind="send" onOver={() => setWaited(closed)} />
      )}
      {/* No field while no code is accepted. */}
      {closed !== null && refused ? (
        <News>
          <WaitNotice error={closed} kind="confirm" onOver={() => setWaited(closed)} />
        </News>
      ) : needsAnother ? null : (
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
      )}
      {!refused && !(needsAnother && closed !== null) && (
        <div className={styles.buttons}>
          <Button type="submit" kind="primary" busy={busy || (needsAnother && resending)}>
            {needsAnother ? <Trans id="account.resend.label" message="Send a new code" /> : on.confirmLabel}
          </Button>
        </div>
      )}
      <div className={styles.ways}>
        {closed === null && !needsAnother && <Resend wait={wait} busy={resending} onResend={resend} />}
        {on.onChangeAddress !== null && (
          <Button kind="quiet" onClick={on.onChangeAddress}>
            <Trans id="account.passcode.changeAddress" message="Use a different address" />
          </Button>
        )}
      </div>
    </form>
  );
}
