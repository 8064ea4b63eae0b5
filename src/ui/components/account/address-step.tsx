import { Trans, useLingui } from '@lingui/react';
import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Result } from '../../../domain/result.ts';
import { errorText } from '../../error-texts.ts';
import { Button, type ButtonKind } from '../parts/button.tsx';
import { type Failure, FailureNotice } from '../parts/failure-notice.tsx';
import { EmailField, TextField } from '../parts/text-field.tsx';
import styles from './passcode-flow.module.css';
import { WaitNotice } from './wait-notice.tsx';

/** What the first field takes beside an address: then no code is sent, and the next step is left out. */
export interface OtherWay {
  /** The field's label, which names both. */
  readonly fieldLabel: ReactNode;
  /** The button's, once the field has it. */
  readonly submitLabel: ReactNode;
  /** Tells it from an address. */
  readonly isMeant: (typed: string) => boolean;
  readonly run: (typed: string) => Promise<Result<unknown, Failure>>;
  /** The field takes nothing but that, and password managers fill it in. */
  readonly saved: boolean;
  /** Stands below the form, such as a way to the saved one. */
  readonly beside: ReactNode;
}

interface AddressStepProps {
  readonly id: string;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly hint: ReactNode;
  /** Nothing is sent: the next step takes a code that the visitor has. */
  readonly hasCode: boolean;
  readonly otherWay: OtherWay | undefined;
  readonly busy: boolean;
  readonly error: Failure | null;
  /** True when the visitor came back here to change the address: the cursor goes to it. */
  readonly focus: boolean;
  readonly onSend: () => void;
  /** Called when a wait that the service asked for is over. */
  readonly onMaySend: () => void;
  /** For somebody who was sent a code before this page was loaded; null where such a code is of no use. */
  readonly onHaveCode: (() => void) | null;
  /** `primary` unless something else on the page is. */
  readonly kind: ButtonKind;
  /** Stands beside the button, such as a way to skip. */
  readonly beside?: ReactNode;
}

const ofAddress = { name: 'email', autoComplete: 'email' } as const;
const ofKey = { name: 'password', type: 'password', autoComplete: 'current-password' } as const;

/** What is wrong with the text in the field, and not with the call. */
const ofField = [
  'invalid_email_address',
  'email_address_in_use',
  'own_email_address',
  'mistyped_recovery_key',
  'unknown_recovery_key',
];

/** First step: the e-mail address to which a passcode goes. */
export function AddressStep({
  id,
  email,
  hint,
  hasCode,
  otherWay,
  busy,
  error,
  focus,
  ...on
}: AddressStepProps) {
  const { i18n } = useLingui();
  const wrong = error !== null && ofField.includes(error.code) ? error : null;
  const waits = error?.code === 'too_many_requests';
  const isOther = otherWay?.isMeant(email) ?? false;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  // The form is in the prerendered HTML: what was typed before the page's code came is taken over before a render
  // could put the empty state in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first look finds such text
  useLayoutEffect(() => {
    const typed = form.current?.querySelector('input')?.value ?? '';
    if (typed !== '' && email === '') on.onEmail(typed);
  }, []);
  useEffect(() => {
    // The button is away for as long as the service asks to wait.
    if (focus || wrong !== null || waits)
      form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [focus, wrong, waits]);

  const field = {
    id: `${id}-email`,
    required: true,
    hint,
    error: wrong === null ? undefined : inOneLine(wrong.code),
    value: email,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      on.onEmail(currentTarget.value),
  };
  function inOneLine(code: string): string {
    const { title, help } = errorText(code);
    return `${i18n._(title)} ${i18n._(help)}`;
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !waits) on.onSend();
      }}
    >
      {error !== null && wrong === null && !waits && <FailureNotice error={error} />}
      {waits && <WaitNotice error={error} kind={isOther ? 'key' : 'send'} onOver={on.onMaySend} />}
      {/* Password managers look for the name that a key was saved under. */}
      {otherWay?.saved && <input name="username" autoComplete="username" hidden />}
      {otherWay === undefined ? (
        <EmailField {...field} label={<Trans id="account.address.label" message="E-mail address" />} />
      ) : (
        // A password manager looks at a field when it appears: another kind of field is another field.
        <TextField
          {...field}
          {...(otherWay.saved ? ofKey : ofAddress)}
          key={String(otherWay.saved)}
          label={otherWay.fieldLabel}
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
      <div className={styles.buttons}>
        {!waits && (
          // A press before the code has come would load the page anew, with the address in its query.
          <Button
            type="submit"
            kind={on.kind}
            busy={busy}
            disabled={!hydrated}
            data-early={!hydrated || undefined}
          >
            {isOther ? (
              otherWay?.submitLabel
            ) : hasCode ? (
              <Trans id="account.address.goOn" message="Continue" />
            ) : (
              <Trans id="account.address.send" message="Send code" />
            )}
          </Button>
        )}
        {on.beside}
      </div>
      <div className={styles.ways}>
        {on.onHaveCode !== null && !isOther && (
          <Button
            kind="quiet"
            disabled={!hydrated}
            data-early={!hydrated || undefined}
            onClick={on.onHaveCode}
          >
            <Trans id="account.address.haveCode" message="I already have a code" />
          </Button>
        )}
        {otherWay?.beside}
      </div>
    </form>
  );
}
