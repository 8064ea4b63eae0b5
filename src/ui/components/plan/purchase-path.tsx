import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import numbers from '../parts/numbers.module.css';
import styles from './purchase-path.module.css';

/** What happens after the button, as a path with three stops. */
export function PurchasePath() {
  return (
    <section className={styles.section} aria-labelledby="path">
      <h2 id="path">
        <Trans id="pro.path.title" message="What happens next" />
      </h2>
      <ol role="list" className={`${numbers.list} ${numbers.discs} ${styles.path}`}>
        <Stop
          title={<Trans id="pro.path.pay" message="You pay on our payment provider’s page" />}
          text={<Trans id="pro.path.pay.text" message="The provider tells us whether the payment worked." />}
        />
        <Stop
          title={<Trans id="pro.path.welcome" message="You come back here" />}
          text={
            <Trans
              id="pro.path.welcome.text"
              message="We’ll confirm your payment in a few seconds, then show you how to set up each feature."
            />
          }
        />
        <Stop
          title={<Trans id="pro.path.wayBack" message="You keep a way back in" />}
          text={
            <Trans
              id="pro.path.wayBack.text"
              message="Save your recovery key, or add an e-mail address if you like. Either one signs you in on your other devices."
            />
          }
        />
      </ol>
    </section>
  );
}

function Stop({ title, text }: { readonly title: ReactNode; readonly text: ReactNode }) {
  return (
    <li className={styles.stop}>
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
