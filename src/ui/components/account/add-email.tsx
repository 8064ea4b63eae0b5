import { Trans } from '@lingui/react';
import { useState } from 'react';
import type { App } from '../../../application/app.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { useSession } from '../../hooks/use-app.ts';
import { useFocusBack } from '../../hooks/use-focus-back.ts';
import { useTrackEvent } from '../../hooks/use-track-event.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { newAddress } from './new-address.ts';
import { News } from './news.tsx';
import styles from './passcode-flow.module.css';
import { PasscodeFlow } from './passcode-flow.tsx';
import { useAddedAddress } from './use-added-address.ts';

interface AddEmailProps {
  readonly app: App;
  readonly locale: Locale;
  /** Offers to continue without an address. */
  readonly skippable?: boolean;
}

/** Adds an e-mail address to the account: address, passcode, confirmation. */
export function AddEmail({ app, locale, skippable = false }: AddEmailProps) {
  const track = useTrackEvent();
  const calls = newAddress(app.get('account'), locale);
  const [skipped, setSkipped] = useState(false);
  const skip = useFocusBack(skipped);
  const session = useSession(app);
  const isAdded = useAddedAddress(session);
  const email = session.kind === 'signed-in' ? session.account.email : null;
  if (email !== null && !isAdded) {
    return (
      <p>
        <Trans
          id="account.addEmail.known"
          message="You sign in with <0>{email}</0>. We only send codes and messages about your subscription to it."
          values={{ email }}
          components={{ 0: <strong className={styles.address} /> }}
        />
      </p>
    );
  }
  if (email !== null) {
    return (
      <News>
        <Notice
          kind="done"
          title={
            <Trans
              id="account.addEmail.done"
              message="<0>{email}</0> is confirmed."
              values={{ email }}
              components={{ 0: <span className={styles.address} /> }}
            />
          }
        >
          <Trans
            id="account.addEmail.done.text"
            message="Use it to sign in on your other devices. We only send codes and messages about your subscription to it."
          />
        </Notice>
      </News>
    );
  }
  if (skipped) {
    return (
      <News>
        <Notice
          kind="info"
          title={<Trans id="account.addEmail.skipped" message="No e-mail address added." />}
          actions={
            <Button onClick={() => setSkipped(false)}>
              <Trans id="account.addEmail.anyway" message="Add an e-mail address" />
            </Button>
          }
        >
          <Trans
            id="account.addEmail.skipped.text"
            message="Your subscription works in this browser. Without an address, only your recovery key signs you in on other devices, or here once this browser’s data is cleared."
          />
        </Notice>
      </News>
    );
  }
  return (
    <PasscodeFlow<string>
      id="new"
      addressHint={
        <Trans
          id="account.addEmail.hint"
          message="To sign in on other devices, and for messages about your subscription. No newsletter."
        />
      }
      confirmLabel={<Trans id="account.addEmail.confirm" message="Confirm this address" />}
      kind={skippable ? 'secondary' : 'primary'}
      beside={
        skippable && (
          <Button ref={skip} kind="quiet" onClick={() => setSkipped(true)}>
            <Trans id="account.addEmail.skip" message="Continue without e-mail" />
          </Button>
        )
      }
      send={async (address) => {
        if (skippable) {
          track('subscription_welcome_add_email_click', {});
          app.host?.tell.addEmail();
        }
        return calls.send(address);
      }}
      confirm={async (code) => {
        const confirmed = await calls.confirm(code);
        if (confirmed.ok) track('subscription_add_email_success', {});
        return confirmed;
      }}
    />
  );
}
