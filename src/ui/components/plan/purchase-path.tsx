import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import styles from './purchase-path.module.css';

/** What happens after the button, as a path with three stops. */
export function PurchasePath() {
  return (
    <section className={styles.section} aria-labelledby="path">
      <h2 id="path">
        <Trans id="pro.path.title" message="What happens next" />
      </h2>
      <ol role="list" className={styles.path}>
        <Stop
          title={<Trans id="pro.path.pay" message="You pay elsewhere" />}
          text={
            <Trans
              id="pro.path.pay.text"
              message="The card provider takes your card on its own page. We learn whether it worked, never the number."
            />
          }
        />
        <Stop
          title={<Trans id="pro.path.welcome" message="You come back here" />}
          text={
            <Trans
              id="pro.path.welcome.text"
              message="We wait with you until the provider has told us, and then show what you have and how to switch it on."
            />
          }
        />
        <Stop
          title={<Trans id="pro.path.email" message="You add an e-mail, or not" />}
          text={
            <Trans
              id="pro.path.email.text"
              message="With one you can sign in on your other devices. Without one the subscription works, in this browser only."
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
