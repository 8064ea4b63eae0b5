import { Trans } from '@lingui/react';
import type { Features } from '../../../application/app.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { accountDays } from '../../../domain/records/account-days.ts';
import { failure } from '../../../domain/result.ts';
import { useTrackEvent } from '../../hooks/use-track-event.ts';
import { newAddress } from '../account/new-address.ts';
import { PasscodeFlow } from '../account/passcode-flow.tsx';
import styles from './email.module.css';

interface EditEmailProps {
  readonly account: Features['account'];
  readonly locale: Locale;
  /** The present address; null until it is known who is signed in. */
  readonly email: string | null;
  readonly onDone: (email: string) => void;
}

/** New address, code, confirmation. What the change means for the old address and for other devices is said first. */
export function EditEmail({ account, locale, email, onDone }: EditEmailProps) {
  const track = useTrackEvent();
  const calls = newAddress(account, locale);
  return (
    <>
      <p className={styles.now}>
        {email === null ? (
          <Trans
            id="email.edit.unknown"
            message="Your current address stays until the new one is confirmed."
          />
        ) : (
          <Trans
            id="email.edit.now"
            message="Until then you sign in with <0>{email}</0>."
            values={{ email }}
            components={{ 0: <strong className={styles.address} /> }}
          />
        )}
      </p>
      <PasscodeFlow<string>
        id="edit"
        addressHint={
          <Trans
            id="email.edit.hint"
            message="Enter your new address. We’ll send your current one a message that can undo the change for {days} days. Your other browsers and apps will be signed out."
            values={{ days: accountDays.formerAddresses }}
          />
        }
        confirmLabel={<Trans id="email.edit.confirm" message="Change address" />}
        send={async (to) => (to === email ? failure({ code: 'own_email_address' }) : calls.send(to))}
        confirm={async (code) => {
          const confirmed = await calls.confirm(code);
          if (confirmed.ok) {
            track('subscription_edit_email_success', {});
            onDone(confirmed.value.email);
          }
          return confirmed;
        }}
      />
    </>
  );
}
