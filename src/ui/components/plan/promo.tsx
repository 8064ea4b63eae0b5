import { Trans } from '@lingui/react';
import styles from './promo.module.css';

/**
 * The arms of the experiment `privacypropromo`: how the subscription is announced. All stand in the page, `<html
 * data-exp-privacypropromo>` says which is shown; control and no arm show none.
 */
export function PromoBanner() {
  return (
    <p className={styles.banner}>
      <Trans id="pro.promo.banner" message="One subscription, up to five devices." />
    </p>
  );
}

/** The arm that says it in one line under the introduction. */
export function PromoTagline() {
  return (
    <p className={styles.tagline}>
      <Trans id="pro.promo.tagline" message="One subscription covers your phone, tablet and computer." />
    </p>
  );
}
