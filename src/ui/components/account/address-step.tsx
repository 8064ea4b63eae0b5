import { Trans } from '@lingui/react';
import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../parts/button.tsx';
import { type Failure, FailureNotice } from '../parts/failure-notice.tsx';
import { EmailField } from '../parts/text-field.tsx';
import styles from './passcode-flow.module.css';

interface AddressStepProps {
  readonly id: string;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly hint: ReactNode;
  readonly busy: boolean;
  readonly error: Failure | null;
  /** True when the visitor came back here to change the address: the cursor goes to it. */
  readonly focus: boolean;
  readonly onSend: () => void;
  /** For somebody who was sent a code before this page was loaded; null where such a code is of no use. */
  readonly onHaveCode: (() => void) | null;
  /** Stands beside the button, such as a way to skip. */
  readonly beside?: ReactNode;
}

/** First step: the e-mail address to which a passcode goes. */
export function AddressStep({ id, email, hint, busy, error, focus, beside, ...on }: AddressStepProps) {
  const wrong =
    error?.code === 'invalid_email_address' || error?.code === 'email_address_in_use' ? error : null;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  // The form is in the prerendered HTML: what was typed before the page's code came is taken over before a render
  // could put the empty state in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first look finds such text
  useLayoutEffect(() => {
    const typed = form.current?.querySelector('input')?.value ?? '';
    if (typed !== '' && typed !== email) on.onEmail(typed);
  }, []);
  useEffect(() => {
    if (focus || wrong !== null) form.current?.querySelector('input')?.focus();
  }, [focus, wrong]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        on.onSend();
      }}
    >
      {error !== null && wrong === null && (
        <FailureNotice
          error={error}
          actions={
            error.code === 'too_many_requests' &&
            on.onHaveCode !== null && (
              <Button onClick={on.onHaveCode}>
                <Trans id="account.address.haveCode" message="I already have a code" />
              </Button>
            )
          }
        />
      )}
      {wrong !== null && <FailureNotice error={wrong} />}
      <EmailField
        id={`${id}-email`}
        required
        label={<Trans id="account.address.label" message="E-mail address" />}
        hint={hint}
        value={email}
        aria-invalid={wrong === null ? undefined : true}
        onChange={(event) => on.onEmail(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        {/* A press before the code has come would load the page anew, with the address in its query. */}
        <Button
          type="submit"
          kind="primary"
          busy={busy}
          disabled={!hydrated}
          data-early={!hydrated || undefined}
        >
          <Trans id="account.address.send" message="Send code" />
        </Button>
        {beside}
      </div>
    </form>
  );
}
