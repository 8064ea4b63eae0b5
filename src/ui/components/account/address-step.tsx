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

/**
 * Something the first field accepts instead of an address, such as a recovery key: no code is sent, and the passcode
 * step is skipped.
 */
export interface OtherWay {
  /** The field's label, which names both. */
  readonly fieldLabel: ReactNode;
  /** The button's label once the field holds it. */
  readonly submitLabel: ReactNode;
  /** Tells it apart from an address. */
  readonly isMeant: (typed: string) => boolean;
  readonly run: (typed: string) => Promise<Result<unknown, Failure>>;
  /** The field accepts nothing else, and password managers fill it in. */
  readonly saved: boolean;
  /** Shown below the form, such as a button that fills in a saved key. */
  readonly beside: ReactNode;
}

interface AddressStepProps {
  readonly id: string;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly hint: ReactNode;
  /** No code is sent: the visitor already has the code that the next step asks for. */
  readonly hasCode: boolean;
  readonly otherWay: OtherWay | undefined;
  readonly busy: boolean;
  readonly error: Failure | null;
  /** True when the visitor came back to change the address; the field then gets the focus. */
  readonly focus: boolean;
  readonly onSend: () => void;
  /** Called when the wait that the service asked for is over. */
  readonly onMaySend: () => void;
  /** For a visitor who was sent a code before this page loaded; null where such a code is of no use. */
  readonly onHaveCode: (() => void) | null;
  /** Defaults to `primary`; `secondary` where something else on the page is primary. */
  readonly kind: ButtonKind;
  /** Shown beside the button, such as a link to skip the step. */
  readonly beside?: ReactNode;
}

const ofAddress = { name: 'email', autoComplete: 'email' } as const;
const ofKey = { name: 'password', type: 'password', autoComplete: 'current-password' } as const;

/** Failures that are about the text in the field rather than about the call. */
const ofField = [
  'invalid_email_address',
  'email_address_in_use',
  'own_email_address',
  'mistyped_recovery_key',
  'unknown_recovery_key',
];

/** The first step: asks for the e-mail address that the passcode goes to. */
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
  // The form is in the prerendered HTML. Text typed before hydration has to be taken over before a render replaces it
  // with the empty state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: such text can only be there at the first render
  useLayoutEffect(() => {
    const typed = form.current?.querySelector('input')?.value ?? '';
    if (typed !== '' && email === '') on.onEmail(typed);
  }, []);
  useEffect(() => {
    // The button is hidden for as long as the service asks to wait.
    if (focus || wrong !== null || waits)
      form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [focus, wrong, waits]);

  const field = {
    id: `${id}-email`,
    required: true,
    hint,
    error: wrong === null ? undefined : textOf(wrong.code),
    value: email,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      on.onEmail(currentTarget.value),
  };
  function textOf(code: string): string {
    if (email.trim() === '')
      return i18n._({ id: 'account.address.empty', message: 'Please fill in this field.' });
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
      {/* Password managers look for the user name that a key was saved under. */}
      {otherWay?.saved && <input name="username" autoComplete="username" hidden />}
      {otherWay === undefined ? (
        <EmailField {...field} label={<Trans id="account.address.label" message="E-mail address" />} />
      ) : (
        // Password managers inspect a field when it appears, so a field of another kind has to be a new element.
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
          // Before hydration, a press would reload the page with the address in its query.
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
