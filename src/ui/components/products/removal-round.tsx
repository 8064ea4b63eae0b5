import { Trans } from '@lingui/react';
import { services } from '../../../domain/subscription/services.ts';
import numbers from '../parts/numbers.module.css';
import styles from './removal-round.module.css';

const { sites, fastestHours, slowestWeeks } = services.removal;

/** Scan, remove, repeat: a path whose last step leads back to the first. */
export function RemovalRound() {
  return (
    <ol className={`${numbers.list} ${styles.round}`} role="list">
      <li className={styles.step}>
        <h3 className={styles.name}>
          <Trans id="products.removal.scan" message="Scan" />
        </h3>
        <p>
          <Trans
            id="products.removal.scan.text"
            message="You enter your name, your year of birth and where you have lived. Your computer looks for them on {sites} sites."
            values={{ sites }}
          />
        </p>
      </li>
      <li className={styles.step}>
        <h3 className={styles.name}>
          <Trans id="products.removal.remove" message="Remove" />
        </h3>
        <p>
          <Trans
            id="products.removal.remove.text"
            message="It fills in the removal form of every site that lists you. The quickest sites take {hours} hours, the slowest up to {weeks} weeks."
            values={{ hours: fastestHours, weeks: slowestWeeks }}
          />
        </p>
      </li>
      <li className={styles.step}>
        <h3 className={styles.name}>
          <Trans id="products.removal.repeat" message="Repeat" />
        </h3>
        <p>
          <Trans
            id="products.removal.repeat.text"
            message="Data brokers buy new data all the time, and entries come back. So the scan starts over, for as long as you subscribe."
          />
        </p>
      </li>
    </ol>
  );
}
