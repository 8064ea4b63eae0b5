import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { Button } from '../parts/button.tsx';
import styles from './plan-card.module.css';

/** In place of the plans inside an app that does not say what it sells: nothing is sold around it. */
export function HostSilent({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <section className={styles.card} role="alert">
      <h2 className={styles.title}>
        <Trans id="pro.host.silent" message="The app does not tell us its prices" />
      </h2>
      <p>
        <Trans
          id="pro.host.silent.help"
          message="Nothing was charged. Try again, or close this page and open it once more from the app’s settings."
        />
      </p>
      <div className={styles.links}>
        <Button kind="primary" onClick={onRetry}>
          <Trans id="pro.host.retry" message="Try again" />
        </Button>
      </div>
    </section>
  );
}

/** In place of the plans inside an app whose store has none for this visitor. */
export function HostSellsNothing() {
  return (
    <section className={styles.card} role="status">
      <h2 className={styles.title}>
        <Trans id="pro.host.nothing" message="This app has no subscription to sell you" />
      </h2>
      <p>
        <Trans
          id="pro.host.nothing.help"
          message="That can be because of your country, your device’s settings, or a problem in the store. Nothing was charged."
        />
      </p>
    </section>
  );
}

/** In place of the plans for somebody who is subscribed by the app's own account. */
export function SubscribedInHost({ onBack }: { readonly onBack: () => void }) {
  return (
    <section className={styles.card} role="status">
      <h2 className={styles.title}>
        <Trans id="pro.have.title" message="You already have {brand} Pro" values={{ brand: brand.name }} />
      </h2>
      <p>
        <Trans
          id="pro.host.have"
          message="You are subscribed in this app, and there is nothing more to buy. The app shows you when your subscription renews."
        />
      </p>
      <div className={styles.links}>
        <Button kind="primary" onClick={onBack}>
          <Trans id="account.host.back" message="Back to the app" />
        </Button>
      </div>
    </section>
  );
}
