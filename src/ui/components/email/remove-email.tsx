import { Trans } from '@lingui/react';
import { useNavigate } from '@tanstack/react-router';
import type { Features } from '../../../application/app.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { accountDays } from '../../../domain/records/account-days.ts';
import { success } from '../../../domain/result.ts';
import { useTrackEvent } from '../../hooks/use-track-event.ts';
import { CodeFromMail } from '../account/code-from-mail.tsx';
import styles from './email.module.css';

interface RemoveEmailProps {
  readonly account: Features['account'];
  readonly locale: Locale;
  readonly email: string;
  /** Called with the address that was removed. */
  readonly onDone: (email: string) => void;
}

/** Says what is lost without the address, then asks for the code that is sent to it. */
export function RemoveEmail({ account, locale, email, onDone }: RemoveEmailProps) {
  const track = useTrackEvent();
  const navigate = useNavigate();
  return (
    <CodeFromMail
      id="remove-email"
      account={account}
      sendLabel={<Trans id="email.remove.go" message="Remove address" />}
      confirmLabel={<Trans id="email.remove.confirm" message="Confirm removal" />}
      onBack={() => void navigate({ to: '/subscriptions/manage' })}
      send={async () => {
        const asked = await account.requestEmailChange.execute({ email: null, locale });
        return asked.ok ? success({ sentTo: email, ticket: asked.value.hash }) : asked;
      }}
      confirm={async (code) => {
        const { passcode = '', ticket = '' } = code ?? {};
        const removed = await account.confirmEmailChange.execute({
          email: null,
          passcode,
          hash: ticket,
          locale,
        });
        if (removed.ok) track('subscription_remove_email_success', {});
        return removed;
      }}
      onDone={() => onDone(email)}
    >
      <p>
        <Trans
          id="email.remove.what"
          message="Without <0>{email}</0> in your account:"
          values={{ email }}
          components={{ 0: <strong className={styles.address} /> }}
        />
      </p>
      <ul className={styles.list}>
        <li>
          <Trans
            id="email.remove.codes"
            message="We can no longer send you codes. On other devices you can sign in only with your recovery key."
          />
        </li>
        <li>
          <Trans
            id="email.remove.mails"
            message="You get no receipts, no reminder before a charge, and no message when a payment fails."
          />
        </li>
        <li>
          <Trans
            id="email.remove.sessions"
            message="Your other browsers and apps are signed out. This one stays signed in."
          />
        </li>
        <li>
          <Trans
            id="email.remove.undo"
            message="You can undo the removal for {days} days, with the message we send to the address."
            values={{ days: accountDays.formerAddresses }}
          />
        </li>
      </ul>
    </CodeFromMail>
  );
}
