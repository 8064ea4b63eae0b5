import { Trans } from '@lingui/react';
import { useState } from 'react';
import type { App } from '../../../application/app.ts';
import { success } from '../../../domain/result.ts';
import { useAction } from '../../hooks/use-action.ts';
import { useFocusBack } from '../../hooks/use-focus-back.ts';
import { News } from '../account/news.tsx';
import { Button } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';
import type { WayOut } from './left-panel.tsx';
import styles from './manage-page.module.css';

interface SignOutEverywhereProps {
  readonly app: App;
  readonly hasAddress: boolean;
  readonly onDone: (way: WayOut) => void;
}

/**
 * Signs out every browser and app. Without an address it asks for confirmation, because only the recovery key can
 * restore access then.
 */
export function SignOutEverywhere({ app, hasAddress, onDone }: SignOutEverywhereProps) {
  const [asking, setAsking] = useState(false);
  const { state, run } = useAction(
    async ({ hasKey }: { readonly hasKey: boolean }) => {
      const { keepRecoveryKey, signOutEverywhere } = app.get('account');
      const told = hasKey ? await keepRecoveryKey.execute() : success(undefined);
      return told.ok ? signOutEverywhere.execute() : told;
    },
    () => onDone('signed-out-everywhere'),
  );
  const open = useFocusBack(asking);
  const busy = state.kind === 'pending';
  return (
    <section className={styles.part} aria-labelledby="everywhere">
      <h2 id="everywhere" className={styles.heading}>
        <Trans id="manage.everywhere.title" message="Where you are signed in" />
      </h2>
      <p>
        <Trans
          id="manage.everywhere.text"
          message="Lost a device, or signed in on somebody else’s? You can sign out in every browser and app at once, this one included. Your subscription stays as it is."
        />
      </p>
      {state.kind === 'failed' && (
        <FailureNotice error={state.error}>
          <Trans
            id="manage.everywhere.failed"
            message="We don’t know whether your other devices were signed out. You are still signed in here: try again."
          />
        </FailureNotice>
      )}
      {asking ? (
        <News>
          <Card kind="wash">
            <p>
              <Trans
                id="manage.everywhere.warning"
                message="This account has no e-mail address. Once you are signed out, only your recovery key brings you back. Without it you can only cancel by writing to us with the details of a payment."
              />
            </p>
            <div className={styles.actions}>
              <Button kind="alarm" busy={busy} onClick={() => run({ hasKey: true })}>
                <Trans id="manage.everywhere.confirm" message="I have my key, sign out" />
              </Button>
              <Button kind="quiet" onClick={() => setAsking(false)}>
                <Trans id="manage.everywhere.back" message="Stay signed in" />
              </Button>
            </div>
          </Card>
        </News>
      ) : (
        <div className={styles.actions}>
          <Button
            ref={open}
            busy={busy}
            onClick={() => (hasAddress ? run({ hasKey: false }) : setAsking(true))}
          >
            <Trans id="manage.everywhere.signOut" message="Sign out everywhere" />
          </Button>
        </div>
      )}
    </section>
  );
}
