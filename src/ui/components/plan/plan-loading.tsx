import { Trans } from '@lingui/react';
import styles from './plan-card.module.css';
import trial from './trial-line.module.css';

/** The plan card before its prices are there: the same boxes, so that nothing moves; after a while it says what it waits for. */
export function PlanLoading({ slow }: { readonly slow: boolean }) {
  return (
    <div className={`${styles.card} ${styles.waiting}`} aria-busy="true">
      <p className={styles.legend}>
        <Trans id="pro.plan.legend" message="How do you want to pay?" />
      </p>
      <div className={styles.choice} aria-hidden="true">
        <BlankOption />
        <BlankOption />
      </div>
      <div className={styles.included} aria-hidden="true">
        <span className={styles.blank} />
        <span className={styles.blank} data-size="short" />
        <span className={styles.blank} data-size="short" />
      </div>
      <div className={trial.trial} aria-hidden="true">
        <span className={styles.blank} data-size="short" />
        <span className={trial.line} />
        <span className={styles.blank} />
      </div>
      <span className={styles.blank} data-size="button" aria-hidden="true" />
      <p className={styles.slow} role="status">
        {slow ? (
          <Trans
            id="pro.plan.slow"
            message="The prices take longer than usual. We keep asking; you need not do anything."
          />
        ) : (
          <Trans id="pro.plan.loading" message="Fetching the prices of your country" />
        )}
      </p>
    </div>
  );
}

function BlankOption() {
  return (
    <div className={`${styles.option} ${styles.still}`}>
      <span className={styles.radio} />
      <span className={styles.blank} data-size="short" />
      <span />
      <span className={styles.note}>
        <span className={styles.blank} />
        <span className={styles.blank} data-size="short" />
      </span>
    </div>
  );
}
