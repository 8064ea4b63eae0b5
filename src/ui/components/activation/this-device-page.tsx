import { Trans } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import { brand } from '../../../domain/brand.ts';
import { Nest } from '../images/nest.tsx';
import layout from '../layout.module.css';
import { buttonClass } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { PageHead } from '../parts/page-head.tsx';
import styles from './activation.module.css';

/** Ways to a subscription that was bought elsewhere: by e-mail, by recovery key, or with the app it was bought in. */
export function ThisDevicePage() {
  return (
    <div className={`${layout.page} ${layout.section} ${styles.page}`}>
      <PageHead
        title={<Trans id="activation.this.title" message="Use your subscription on this device" />}
        lead={
          <Trans
            id="activation.this.lead"
            message="One subscription covers all your devices. Choose how to bring it here: it takes a minute."
          />
        }
      />
      <div className={styles.active}>
        <Notice
          kind="done"
          title={<Trans id="activation.this.active" message="You are already signed in here" />}
          actions={
            <Link to="/pro/welcome" state={{ justLooking: true }} className={buttonClass('secondary')}>
              <Trans id="activation.own" message="See my subscription" />
            </Link>
          }
        >
          <Trans
            id="activation.this.active.text"
            message="To use a different subscription in this browser, sign out first."
          />
        </Notice>
      </div>
      <div className={styles.elsewhere}>
        <ol role="list" className={styles.ways}>
          <li>
            <h2 className={styles.way}>
              <Trans id="activation.this.email" message="By e-mail" />
            </h2>
            <p>
              <Trans
                id="activation.this.email.text"
                message="You’ve added an e-mail address to the subscription. We send a six-digit code to it."
              />
            </p>
            <ByEmail className={buttonClass('primary', styles.inactive)} />
            <ByEmail className={buttonClass('secondary', styles.active)} />
          </li>
          <li>
            <h2 className={styles.way}>
              <Trans id="activation.this.key" message="With your recovery key" />
            </h2>
            <p>
              <Trans
                id="activation.this.key.text"
                message="You’ve saved the key of 20 letters and digits that we showed you once. No address is needed."
              />
            </p>
            <Link to="/subscriptions/activate" className={buttonClass('secondary')}>
              <Trans id="activation.this.key.do" message="Enter the key" />
            </Link>
          </li>
          <li>
            <h2 className={styles.way}>
              <Trans id="activation.this.store" message="Bought in an app store" />
            </h2>
            <p>
              <Trans
                id="activation.this.store.text"
                message="Open the {brand} app on the device you bought it on. In its settings, under the subscription, add an e-mail address. Then come back here and activate by e-mail."
                values={{ brand: brand.name }}
              />
            </p>
          </li>
          <li>
            <h2 className={styles.way}>
              <Trans id="activation.this.none" message="No address and no key" />
            </h2>
            <p>
              <Trans
                id="activation.this.none.text"
                message="Open this site in the browser you subscribed with. Unless you signed out or deleted its data, you are still signed in there and can add an address or make a key."
              />
            </p>
          </li>
        </ol>
        <div className={styles.image}>
          <Nest />
        </div>
      </div>
    </div>
  );
}

/** Rendered twice: for visitors who have to do it, and for signed-in visitors, for whom it is one way among several. */
function ByEmail({ className }: { readonly className: string }) {
  return (
    <Link to="/subscriptions/activation-flow/this-device/activate-by-email" className={className}>
      <Trans id="activation.this.email.do" message="Activate by e-mail" />
    </Link>
  );
}
