import { type ReactNode, useState } from 'react';
import { normaliseEmail } from '../../../domain/account/email.ts';
import { passcodeResendSeconds } from '../../../domain/account/passcode.ts';
import type { Result } from '../../../domain/result.ts';
import { useAction } from '../../hooks/use-action.ts';
import type { Failure } from '../parts/failure-notice.tsx';
import { AddressStep } from './address-step.tsx';
import { PasscodeStep } from './passcode-step.tsx';

/** A code that was sent; `ticket` is what the confirmation has to bring along. */
interface Sent<Ticket> {
  readonly email: string;
  readonly ticket: Ticket;
  readonly wait: { readonly seconds: number };
}

interface PasscodeFlowProps<Ticket> {
  /** Begins the ids of the fields; unique on the page. */
  readonly id: string;
  readonly addressHint: ReactNode;
  readonly confirmLabel: ReactNode;
  /** Stands beside the first step's button. */
  readonly beside?: ReactNode;
  /** The ticket of a code that was sent before this page was loaded; left out where such a code is of no use. */
  readonly earlier?: { readonly ticket: Ticket };
  readonly send: (
    email: string,
  ) => Promise<Result<{ readonly ticket: Ticket; readonly resendAfterSeconds: number }, Failure>>;
  readonly confirm: (code: {
    readonly email: string;
    readonly passcode: string;
    readonly ticket: Ticket;
  }) => Promise<Result<unknown, Failure>>;
}

/**
 * Address, then passcode, with a way back. What was typed stays through every failure. Who uses it learns of the success
 * from the session's stream.
 */
export function PasscodeFlow<Ticket>({ id, send, confirm, ...flow }: PasscodeFlowProps<Ticket>) {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<Sent<Ticket> | null>(null);
  const [cameBack, setCameBack] = useState(false);
  const sending = useAction(send, ({ ticket, resendAfterSeconds }, to) => {
    confirming.reset();
    setSent({ email: to, ticket, wait: { seconds: resendAfterSeconds } });
  });
  const confirming = useAction(confirm, () => undefined);

  if (sent === null) {
    const { earlier } = flow;
    return (
      <AddressStep
        id={id}
        email={email}
        onEmail={setEmail}
        hint={flow.addressHint}
        busy={sending.state.kind === 'pending'}
        error={failureOf(sending.state)}
        focus={cameBack}
        onSend={() => sending.run(normaliseEmail(email))}
        onHaveCode={
          earlier === undefined
            ? null
            : () => {
                sending.reset();
                setSent({
                  email: normaliseEmail(email),
                  ticket: earlier.ticket,
                  wait: { seconds: passcodeResendSeconds },
                });
              }
        }
        beside={flow.beside}
      />
    );
  }
  return (
    <PasscodeStep
      id={id}
      email={sent.email}
      wait={sent.wait}
      confirmLabel={flow.confirmLabel}
      busy={confirming.state.kind === 'pending'}
      resending={sending.state.kind === 'pending'}
      error={failureOf(sending.state) ?? failureOf(confirming.state)}
      onConfirm={(passcode) => {
        sending.reset();
        confirming.run({ email: sent.email, passcode, ticket: sent.ticket });
      }}
      onResend={() => {
        confirming.reset();
        sending.run(sent.email);
      }}
      onChangeAddress={() => {
        sending.reset();
        confirming.reset();
        setCameBack(true);
        setSent(null);
      }}
    />
  );
}

function failureOf(state: { readonly kind: string; readonly error?: Failure }): Failure | null {
  return state.error ?? null;
}
