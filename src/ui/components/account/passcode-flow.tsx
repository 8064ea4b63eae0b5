import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isEmail, normalizeEmail } from '../../../domain/account/email.ts';
import { passcodeResendSeconds } from '../../../domain/account/passcode.ts';
import type { CodeForm } from '../../../domain/analytics/code-forms.ts';
import { type Result, success } from '../../../domain/result.ts';
import { useAction } from '../../hooks/use-action.ts';
import { useTrackEvent } from '../../hooks/use-track-event.ts';
import type { ButtonKind } from '../parts/button.tsx';
import type { Failure } from '../parts/failure-notice.tsx';
import { AddressStep, type OtherWay } from './address-step.tsx';
import { PasscodeStep } from './passcode-step.tsx';
import { useSentPasscode } from './use-sent-passcode.ts';

interface PasscodeFlowProps<Ticket> {
  /** Prefix of the fields' ids, and the key under which the form's step is stored for a reload; unique on the site. */
  readonly id: CodeForm;
  readonly addressHint: ReactNode;
  readonly confirmLabel: ReactNode;
  /** Kind of the first step's button: `primary` unless something else on the page is. */
  readonly kind?: ButtonKind;
  /** Shown beside the first step's button. */
  readonly beside?: ReactNode;
  /** What the first field accepts instead of an address. */
  readonly otherWay?: OtherWay;
  /** True if the address may belong to no account. That is not revealed, so the wording fits both cases. */
  readonly mayBeUnknown?: boolean;
  /** The visitor says they have a code, so the first step only asks which address it was sent to. */
  readonly hasCode?: boolean;
  /** The ticket of a code sent before this page loaded; omitted where such a code is of no use. */
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
 * Asks for an address, then for the passcode, with a way back. A reload keeps both, and so does every failure. Callers
 * learn of success from the session's stream.
 */
export function PasscodeFlow<Ticket extends string | null>({
  id,
  send,
  confirm,
  ...flow
}: PasscodeFlowProps<Ticket>) {
  const track = useTrackEvent();
  const [email, setEmail] = useState('');
  const [noAddress, setNoAddress] = useState(false);
  // What was typed before hydration is newer than what was stored.
  const code = useSentPasscode<Ticket>(id, (kept) => setEmail((typed) => typed || kept));
  const { sent, atCode } = code;

  const sending = useAction(
    async (to: string) => {
      const outcome = await send(to);
      if (outcome.ok) return success({ ...outcome.value, before: false });
      const seconds = outcome.error.retryAfterSeconds ?? Number.POSITIVE_INFINITY;
      const ticket = sent?.email === to ? sent.ticket : flow.earlier?.ticket;
      // A code was sent a moment ago, by another tab or before a reload: it is as good as a new one.
      return seconds > passcodeResendSeconds || ticket === undefined
        ? outcome
        : success({ ticket, resendAfterSeconds: seconds, before: true });
    },
    ({ ticket, resendAfterSeconds, before }, to) => {
      confirming.reset();
      if (!before) track('subscription_code_sent', { form: id });
      const how = before ? 'before' : atCode ? 'sent-anew' : 'sent';
      code.goOn({ email: to, ticket, how }, resendAfterSeconds);
    },
  );
  const confirming = useAction(async (typed: Parameters<typeof confirm>[0]) => {
    const outcome = await confirm(typed);
    if (!outcome.ok && outcome.error.retryAfterSeconds !== undefined)
      code.close(outcome.error.retryAfterSeconds);
    return outcome;
  }, code.forget);
  const other = useAction(
    async (text: string) => (await flow.otherWay?.run(text)) ?? success(undefined),
    code.forget,
  );
  const forgetErrors = () => {
    sending.reset();
    confirming.reset();
    other.reset();
    setNoAddress(false);
  };

  const wasAtCode = useRef(false);
  const [cameBack, setCameBack] = useState(false);
  // The browser's back button leads to the address as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the step matters
  useEffect(() => {
    const came = wasAtCode.current && !atCode;
    wasAtCode.current = atCode;
    setCameBack(came);
    if (came) forgetErrors();
    code.note(atCode);
  }, [atCode]);

  const goOnWithEarlier = (ticket: Ticket) => {
    const to = normalizeEmail(email);
    forgetErrors();
    if (isEmail(to)) code.goOn({ email: to, ticket, how: 'before' }, 0);
    else setNoAddress(true);
  };
  const submitAddress = () => {
    if (flow.otherWay?.isMeant(email)) return other.run(email);
    if (flow.hasCode && flow.earlier !== undefined) return goOnWithEarlier(flow.earlier.ticket);
    const to = normalizeEmail(email);
    if (code.goBackTo(to)) forgetErrors();
    else sending.run(to);
  };

  const sendError = failureOf(sending.state);
  const noAddressGiven = noAddress ? { code: 'invalid_email_address' } : null;
  const problem = sendError ?? failureOf(other.state) ?? noAddressGiven;
  if (sent === null || !atCode) {
    const { earlier, hasCode = false } = flow;
    return (
      <AddressStep
        id={id}
        email={email}
        onEmail={(typed) => {
          setEmail(typed);
          if (problem !== null) forgetErrors();
        }}
        hint={flow.addressHint}
        hasCode={hasCode}
        otherWay={flow.otherWay}
        busy={sending.state.kind === 'pending' || other.state.kind === 'pending'}
        error={problem}
        focus={cameBack}
        onSend={submitAddress}
        onMaySend={forgetErrors}
        onHaveCode={earlier === undefined || hasCode ? null : () => goOnWithEarlier(earlier.ticket)}
        kind={flow.kind ?? 'primary'}
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
      error={failureOf(confirming.state) ?? sent.closed}
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
        code.leave();
      }}
    />
  );
}

function failureOf(state: { readonly kind: string; readonly error?: Failure }): Failure | null {
  return state.error ?? null;
}
