import { Trans } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '../parts/button.tsx';
import styles from './sign-out-dialog.module.css';

interface SignOutDialogProps {
  /** True if there is something to cancel. */
  readonly renews: boolean;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

/**
 * Confirms before signing out of a subscription that only this browser can reach, and offers to keep it reachable or to
 * end it. It is in the bar, where the focus comes from and returns to.
 */
export function SignOutDialog({ renews, onStay, onSignOut }: SignOutDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="sign-out-title" onClose={onStay}>
      <h2 id="sign-out-title" className={styles.title}>
        <Trans id="account.signOut.title" message="You might not be able to sign in again" />
      </h2>
      <p>
        <Trans
          id="account.signOut.text"
          message="Your subscription has no e-mail address. Unless you have saved its recovery key, nobody can open it again after you sign out here, not even us."
        />
        {renews && (
          <>
            {' '}
            <Trans
              id="account.signOut.renews"
              message="We only stop renewing it once nobody has been able to open it for 60 days."
            />
          </>
        )}
      </p>
      <ul role="list" className={styles.ways}>
        <li>
          <Link to="/pro/add-email" className={buttonClass('primary')} onClick={close}>
            <Trans id="account.signOut.addEmail" message="Add an e-mail address" />
          </Link>
        </li>
        <li>
          <Link
            to="/pro/welcome"
            hash="way-back"
            state={{ justLooking: true }}
            className={buttonClass('secondary')}
            onClick={close}
          >
            <Trans id="account.signOut.key" message="Make a recovery key" />
          </Link>
        </li>
        {renews && (
          <li>
            <Link to="/subscriptions/manage" className={buttonClass('secondary')} onClick={close}>
              <Trans id="account.signOut.cancel" message="Cancel the subscription" />
            </Link>
          </li>
        )}
      </ul>
      <div className={styles.last}>
        <Button kind="alarm" onClick={onSignOut}>
          <Trans id="account.signOut.anyway" message="Sign out anyway" />
        </Button>
        <Button kind="quiet" onClick={close}>
          <Trans id="account.signOut.stay" message="Stay signed in" />
        </Button>
      </div>
    </dialog>
  );
}
