import { Trans } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../parts/button.tsx';
import styles from './manage-page.module.css';

/** The account's address, with links to the pages that change it. */
export function AddressSection({ email }: { readonly email: string | null }) {
  return (
    <section className={styles.part} aria-labelledby="address">
      <h2 id="address" className={styles.heading}>
        <Trans id="manage.address.title" message="E-mail address" />
      </h2>
      {email === null ? (
        <>
          <p>
            <Trans
              id="manage.address.none"
              message="This account has no e-mail address. With one you can sign in on any device, and we can tell you about payments."
            />
          </p>
          <div className={styles.actions}>
            <Link to="/subscriptions/add-email" className={buttonClass()}>
              <Trans id="manage.address.add" message="Add an e-mail address" />
            </Link>
          </div>
        </>
      ) : (
        <>
          <p className={styles.email}>{email}</p>
          <p>
            <Trans
              id="manage.address.text"
              message="You sign in with it. We only send codes and messages about your subscription to it."
            />
          </p>
          <div className={styles.actions}>
            <Link to="/subscriptions/edit-email" className={buttonClass()}>
              <Trans id="manage.address.edit" message="Change address" />
            </Link>
            <Link to="/subscriptions/remove-email" className={buttonClass('quiet')}>
              <Trans id="manage.address.remove" message="Remove address" />
            </Link>
          </div>
        </>
      )}
    </section>
  );
}
