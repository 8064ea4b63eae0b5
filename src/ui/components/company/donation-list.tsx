import { useLingui } from '@lingui/react';
import { donationYears, givenIn, recipients } from '../../../domain/donations/donations.ts';
import styles from './donation-list.module.css';
import { formatUsd } from './format-usd.ts';

/** Each year with its sum, and beside it who got how much. */
export function DonationList() {
  const { i18n } = useLingui();
  return (
    <ol className={styles.years} role="list">
      {donationYears.map((row) => (
        <li key={row.year} id={String(row.year)} className={styles.year}>
          <h3 className={styles.head}>
            <span className={styles.number}>{row.year}</span>
            <span className={styles.sum}>{formatUsd(i18n, givenIn(row))}</span>
          </h3>
          <dl>
            {row.donations.map(([recipient, usd]) => (
              <div key={recipient} className={styles.row}>
                <dt>{recipients[recipient].name}</dt>
                <dd>{formatUsd(i18n, usd)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
