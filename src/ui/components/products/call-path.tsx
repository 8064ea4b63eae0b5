import { Trans } from '@lingui/react';
import { services } from '../../../domain/subscription/services.ts';
import styles from './call-path.module.css';

/** From the call to the end of a case, as a series of durations: what to expect. */
export function CallPath() {
  return (
    <ol className={styles.path} role="list">
      <li>
        <span className={styles.when}>
          <Trans
            id="products.restoration.path.answer.when"
            message="After about {seconds} seconds"
            values={{ seconds: services.restoration.answerSeconds }}
          />
        </span>
        <span>
          <Trans id="products.restoration.path.answer" message="an adviser answers and listens." />
        </span>
      </li>
      <li>
        <span className={styles.when}>
          <Trans id="products.restoration.path.plan.when" message="In the same call" />
        </span>
        <span>
          <Trans
            id="products.restoration.path.plan"
            message="you agree on what to lock, whom to tell and in which order."
          />
        </span>
      </li>
      <li>
        <span className={styles.when}>
          <Trans id="products.restoration.path.work.when" message="In the weeks after" />
        </span>
        <span>
          <Trans
            id="products.restoration.path.work"
            message="the same adviser keeps the case moving and calls you back."
          />
        </span>
      </li>
      <li>
        <span className={styles.when}>
          <Trans id="products.restoration.path.end.when" message="At the end" />
        </span>
        <span>
          <Trans
            id="products.restoration.path.end"
            message="you get a written summary of everything that was corrected."
          />
        </span>
      </li>
    </ol>
  );
}
