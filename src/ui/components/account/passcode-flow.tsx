import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isEmail, normaliseEmail } from '../../../domain/account/email.ts';
import { lifetimes } from '../../../domain/account/lifetimes.ts';
import { passcodeResendSeconds } from '../../../domain/account/passcode.ts';
import { type Result, success } from '../../../domain/result.ts';
import { useAction } from '../../hooks/use-action.ts';
import { useApp } from '../../hooks/use-app.ts';
import { useCodeStep } from '../../hooks/use-code-step.ts';
import type { Failure } from '../parts/failure-notice.tsx';
import { AddressStep, type OtherWay } from './address-step.tsx';
import { PasscodeStep } from './passcode-step.tsx';
import type { HowSent } from './sent-to.tsx';

/** A code that was sent; `ticket` is what the confirmation has to bring along. */
interface Sent<Ticket> {
  readonly email: string;
  readonly ticket: Ticket;
  /** Until another one may be asked for. */
  readonly wait: { readonly seconds: number };
  readonly goodFor: { readonly seconds: number };
  readonly how: HowSent;
}

interface PasscodeFlowProps<Ticket> {
  /** Begins the ids of the fields, and names the form where its step is kept for a reload; unique on the site. */
  readonly id: string;
  readonly addressHint: ReactNode;
  readonly confirmLabel: ReactNode;
  /** Stands beside the first step's button. */
  readonly beside?: ReactNode;
  /** What else than an address the first field takes. */
  readonly otherWay?: OtherWay;
  /** Whether the address may be nobody's, which is not told: the same words then stand for both. */
  readonly mayBeUnknown?: boolean;
  /** The visitor says to have a code, so the first step only asks for the address that it was sent to. */
  readonly hasCode?: boolean;
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

const aWholeLife = { seconds: lifetimes.passcode / 1000 };

/**
 * Address, then passcode, with a way back; a reload keeps both. What was typed stays through every failure. Who uses it learns of
 * the success from the session's stream.
 */
export function PasscodeFlow<Ticket extends string | null>({
  id,
  send,
  confirm,
  ...flow
}: PasscodeFlowProps<Ticket>) {
  const { sentPasscode } = useApp().app.get('account');
  const step = useCodeStep(id);
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<Sent<Ticket> | null>(null);
  const [noAddress, setNoAddress] = useState(false);
  const show = (next: Sent<Ticket>) => {
    setNoAddress(false);
    setSent(next);
    step.enter({ again: false });
  };

  const sending = useAction(
    async (to: string) => {
      const outcome = await send(to);
      if (outcome.ok) return success({ ...outcome.value, before: false });
      const seconds = outcome.error.retryAfterSeconds ?? Number.POSITIVE_INFINITY;
      const ticket = sent?.email === to ? sent.ticket : flow.earlier?.ticket;
      // Sent a moment ago, by another tab or before a reload: that code is as good as a new one.
      return seconds > passcodeResendSeconds || ticket === undefined
        ? outcome
        : success({ ticket, resendAfterSeconds: seconds, before: true });
    },
    ({ ticket, resendAfterSeconds, before }, to) => {
      confirming.reset();
      sentPasscode.keep(id, { email: to, ticket, resendAfterSeconds });
      const how = before ? 'before' : step.atCode ? 'sent-anew' : 'sent';
      show({ email: to, ticket, wait: { seconds: resendAfterSeconds }, goodFor: aWholeLife, how });
    },
  );
  const confirming = useAction(confirm, () => sentPasscode.forget());
  const other = useAction(
    async (text: string) => (await flow.otherWay?.run(text)) ?? success(undefined),
    () => sentPasscode.forget(),
  );
  const forgetErrors = () => {
    sending.reset();
    confirming.reset();
    other.reset();
    setNoAddress(false);
  };

  // Before the first step is painted. What was kept is this form's own, so its ticket is of the form's type.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once, after a page was loaded
  useLayoutEffect(() => {
    const kept = sentPasscode.find(id);
    if (kept === null) return;
    setEmail(kept.email);
    setSent(asSent<Ticket>(kept));
    if (kept.atCode) step.enter({ again: true });
  }, []);

  const wasAtCode = useRef(false);
  const [cameBack, setCameBack] = useState(false);
  // The browser's own "back" leads to the address as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the step is answered
  useEffect(() => {
    const came = wasAtCode.current && !step.atCode;
    wasAtCode.current = step.atCode;
    setCameBack(came);
    if (came) forgetErrors();
    if (sent !== null) sentPasscode.moveTo(id, { atCode: step.atCode });
  }, [step.atCode]);

  const goOnWithEarlier = (ticket: Ticket) => {
    const to = normaliseEmail(email);
    forgetErrors();
    if (!isEmail(to)) return setNoAddress(true);
    sentPasscode.keep(id, { email: to, ticket, resendAfterSeconds: 0 });
    show({ email: to, ticket, wait: { seconds: 0 }, goodFor: aWholeLife, how: 'before' });
  };
  const submitAddress = () => {
    if (flow.otherWay?.isMeant(email)) return other.run(email);
    if (flow.hasCode && flow.earlier !== undefined) return goOnWithEarlier(flow.earlier.ticket);
    const to = normaliseEmail(email);
    const kept = sentPasscode.find(id);
    if (kept === null || kept.email !== to || kept.resendAfterSeconds === 0) return sending.run(to);
    // The service would only say that it has just sent one.
    forgetErrors();
    show(asSent<Ticket>(kept));
  };

  const sendError = failureOf(sending.state);
  const typo = noAddress ? ({ code: 'invalid_email_address' } as const) : null;
  if (sent === null || !step.atCode) {
    const { earlier, hasCode = false } = flow;
    return (
      <AddressStep
        id={id}
        email={email}
        onEmail={(typed) => {
          setEmail(typed);
          forgetErrors();
        }}
        hint={flow.addressHint}
        hasCode={hasCode}
        otherWay={flow.otherWay}
        busy={sending.state.kind === 'pending' || other.state.kind === 'pending'}
        error={sendError ?? failureOf(other.state) ?? typo}
        focus={cameBack}
        onSend={submitAddress}
        onMaySend={forgetErrors}
        onHaveCode={earlier === undefined || hasCode ? null : () => goOnWithEarlier(earlier.ticket)}
        beside={flow.beside}
      />
    );
  }
  return (
    <PasscodeStep
      id={id}
      email={sent.email}
      wait={sent.wait}
      goodFor={sent.goodFor}
      how={sent.how}
      mayBeUnknown={flow.mayBeUnknown ?? false}
      confirmLabel={flow.confirmLabel}
      busy={confirming.state.kind === 'pending'}
      resending={sending.state.kind === 'pending'}
      sendError={sendError}
      error={failureOf(confirming.state)}
      onConfirm={(passcode) => {
        sending.reset();
        confirming.run({ email: sent.email, passcode, ticket: sent.ticket });
      }}
      onResend={() => {
        confirming.reset();
        sending.run(sent.email);
      }}
      onChangeAddress={() => {
        setEmail(sent.email);
        step.leave();
      }}
    />
  );
}

function asSent<Ticket extends string | null>(kept: {
  readonly email: string;
  readonly ticket: string | null;
  readonly resendAfterSeconds: number;
  readonly goodForSeconds: number;
}): Sent<Ticket> {
  return {
    email: kept.email,
    ticket: kept.ticket as Ticket,
    wait: { seconds: kept.resendAfterSeconds },
    goodFor: { seconds: kept.goodForSeconds },
    how: 'before',
  };
}

function failureOf(state: { readonly kind: string; readonly error?: Failure }): Failure | null {
  return state.error ?? null;
}
