import { Trans } from '@lingui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FoundPasscode } from '../../../application/account/sent-passcode-state.ts';
import type { Features } from '../../../application/app.ts';
import { lifetimes } from '../../../domain/account/lifetimes.ts';
import { passcodeResendSeconds } from '../../../domain/account/passcode.ts';
import type { Result } from '../../../domain/result.ts';
import { useAction } from '../../hooks/use-action.ts';
import { Button } from '../parts/button.tsx';
import { type Failure, FailureNotice } from '../parts/failure-notice.tsx';
import news from './news.module.css';
import styles from './passcode-flow.module.css';
import { PasscodeStep } from './passcode-step.tsx';
import type { HowSent } from './sent-to.tsx';
import { WaitNotice } from './wait-notice.tsx';

/** A code that was sent: where to, and the ticket that the confirmation needs. */
interface OnItsWay {
  readonly sentTo: string;
  readonly ticket: string;
  /** True if the code went to the address that the account had before a change. */
  readonly isFormer?: boolean | undefined;
}

interface CodeFromMailProps {
  /** Identifies the form, so that it resumes with its code after a reload. */
  readonly id: string;
  readonly account: Features['account'];
  readonly sendLabel: ReactNode;
  readonly confirmLabel: ReactNode;
  /** What will happen; shown before the code is requested. */
  readonly children: ReactNode;
  /** Shown above the code's field if the code went to the address from before a change. */
  readonly ofFormer?: ReactNode;
  readonly onBack: () => void;
  /** Null if no code is needed; the action is then confirmed at once. */
  readonly send: () => Promise<Result<OnItsWay | null, Failure>>;
  readonly confirm: (
    code: { readonly passcode: string; readonly ticket: string } | null,
  ) => Promise<Result<unknown, Failure>>;
  readonly onDone: () => void;
}

interface Sent extends OnItsWay {
  readonly wait: { readonly seconds: number };
  readonly goodFor: { readonly seconds: number };
  readonly how: HowSent;
}

/** Asks before something that cannot be undone, and confirms it with a code sent to the account's own address. */
export function CodeFromMail({ id, account, send, confirm, onDone, ...form }: CodeFromMailProps) {
  const { sentPasscode } = account;
  const [sent, setSent] = useState<Sent | null>(() => {
    const found = sentPasscode.find(id);
    return found?.atCode ? asSent(found) : null;
  });
  const confirming = useAction(confirm, () => {
    sentPasscode.forget();
    onDone();
  });
  const sending = useAction(send, (code) => {
    confirming.reset();
    if (code === null) {
      confirming.run(null);
      return;
    }
    const { sentTo, ticket, isFormer } = code;
    sentPasscode.keep(id, { email: sentTo, ticket, isFormer, resendAfterSeconds: passcodeResendSeconds });
    setSent({
      ...code,
      wait: { seconds: passcodeResendSeconds },
      goodFor: { seconds: lifetimes.passcode / 1000 },
      how: sent === null ? 'sent' : 'sent-anew',
    });
  });
  const sendError = failureOf(sending.state);
  const waits = sendError?.code === 'too_many_requests';
  const error = failureOf(confirming.state);
  const place = useRef<HTMLDivElement>(null);
  // The button is hidden for as long as the service asks to wait.
  useEffect(() => {
    if (waits) place.current?.focus();
  }, [waits]);
  const ask = () => {
    const found = sentPasscode.find(id);
    // The visitor left a code that was sent a moment ago: it is as good as a new one.
    if (found === null || found.resendAfterSeconds === 0) return sending.run(undefined);
    sentPasscode.moveTo(id, { atCode: true });
    setSent(asSent(found));
  };
  const back = () => {
    sentPasscode.moveTo(id, { atCode: false });
    setSent(null);
    form.onBack();
  };
  if (sent === null) {
    return (
      <div ref={place} tabIndex={-1} className={`${styles.form} ${news.news}`}>
        {form.children}
        {waits ? (
          <WaitNotice error={sendError} kind="send" onOver={sending.reset} />
        ) : (
          sendError !== null && <FailureNotice error={sendError} />
        )}
        {error !== null && <FailureNotice error={error} />}
        <div className={styles.buttons}>
          {!waits && (
            <Button
              kind="alarm"
              busy={sending.state.kind === 'pending' || confirming.state.kind === 'pending'}
              onClick={ask}
            >
              {form.sendLabel}
            </Button>
          )}
          <Back onClick={back} />
        </div>
      </div>
    );
  }
  return (
    <>
      {sent.isFormer && form.ofFormer}
      <PasscodeStep
        id={id}
        email={sent.sentTo}
        wait={sent.wait}
        goodFor={sent.goodFor}
        how={sent.how}
        sendError={sendError}
        confirmLabel={form.confirmLabel}
        busy={confirming.state.kind === 'pending'}
        resending={sending.state.kind === 'pending'}
        error={error}
        onConfirm={(passcode) => {
          sending.reset();
          confirming.run({ passcode, ticket: sent.ticket });
        }}
        onResend={() => {
          confirming.reset();
          sending.run(undefined);
        }}
        onChangeAddress={null}
      />
      <div className={styles.ways}>
        <Back onClick={back} />
      </div>
    </>
  );
}

function Back({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button kind="quiet" onClick={onClick}>
      <Trans id="account.code.back" message="Keep everything as it is" />
    </Button>
  );
}

function failureOf(state: { readonly kind: string; readonly error?: Failure }): Failure | null {
  return state.error ?? null;
}

function asSent({ email, ticket, isFormer, ...left }: FoundPasscode): Sent {
  return {
    sentTo: email,
    ticket: ticket ?? '',
    isFormer,
    wait: { seconds: left.resendAfterSeconds },
    goodFor: { seconds: left.goodForSeconds },
    how: 'before',
  };
}
