import { Trans } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import type { Features } from '../../../application/app.ts';
import { lifetimes } from '../../../domain/account/lifetimes.ts';
import { passcodeResendSeconds } from '../../../domain/account/passcode.ts';
import type { Result } from '../../../domain/result.ts';
import { useAction } from '../../hooks/use-action.ts';
import { Button } from '../parts/button.tsx';
import { type Failure, FailureNotice } from '../parts/failure-notice.tsx';
import styles from './passcode-flow.module.css';
import { PasscodeStep } from './passcode-step.tsx';
import type { HowSent } from './sent-to.tsx';

/** A code that is on its way: where to, and what the confirmation has to bring along. */
interface OnItsWay {
  readonly sentTo: string;
  readonly ticket: string;
  /** Whether it went to the address that the account had before a change. */
  readonly isFormer?: boolean | undefined;
}

interface CodeFromMailProps {
  /** Names the form, so that a page that is loaded anew goes on with its code. */
  readonly id: string;
  readonly account: Features['account'];
  readonly sendLabel: ReactNode;
  readonly confirmLabel: ReactNode;
  /** What will happen; stands before the code is asked for. */
  readonly children: ReactNode;
  /** Stands over the code's field where the code went to the address before a change. */
  readonly ofFormer?: ReactNode;
  readonly onBack: () => void;
  /** Null: no code is needed, and it is confirmed at once. */
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

/** Asks before something that cannot be taken back, and has it confirmed with a code that goes to the account's own address. */
export function CodeFromMail({ id, account, send, confirm, onDone, ...form }: CodeFromMailProps) {
  const { sentPasscode } = account;
  const [sent, setSent] = useState<Sent | null>(() => {
    const found = sentPasscode.find(id);
    if (found === null || !found.atCode) return null;
    return {
      sentTo: found.email,
      ticket: found.ticket ?? '',
      isFormer: found.isFormer,
      wait: { seconds: found.resendAfterSeconds },
      goodFor: { seconds: found.goodForSeconds },
      how: 'before',
    };
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
  const error = failureOf(confirming.state);
  const back = () => {
    sentPasscode.forget();
    setSent(null);
    form.onBack();
  };
  if (sent === null) {
    return (
      <div className={styles.form}>
        {form.children}
        {sendError !== null && <FailureNotice error={sendError} />}
        {error !== null && <FailureNotice error={error} />}
        <div className={styles.buttons}>
          <Button
            kind="alarm"
            busy={sending.state.kind === 'pending' || confirming.state.kind === 'pending'}
            onClick={() => sending.run(undefined)}
          >
            {form.sendLabel}
          </Button>
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
      <Trans id="account.code.back" message="Change nothing" />
    </Button>
  );
}

function failureOf(state: { readonly kind: string; readonly error?: Failure }): Failure | null {
  return state.error ?? null;
}
