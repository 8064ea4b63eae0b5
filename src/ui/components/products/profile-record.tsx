import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import styles from './profile-record.module.css';

/** A fictional person's entry as people-search sites print it, with the source of each line. */
export function ProfileRecord() {
  return (
    <figure>
      <div className={styles.record}>
        <p className={styles.site}>peopleledger.example</p>
        <p className={styles.name} translate="no">
          Alex P. Rivers
        </p>
        <dl>
          <Line
            name={<Trans id="products.removal.record.born" message="Born" />}
            value={<Trans id="products.removal.record.born.value" message="May 1985" />}
            source={<Trans id="products.removal.record.born.source" message="from voter records" />}
          />
          <Line
            name={<Trans id="products.removal.record.home" message="Lives at" />}
            value="12 Mill Lane, Springfield"
            source={<Trans id="products.removal.record.home.source" message="from property records" />}
          />
          <Line
            name={<Trans id="products.removal.record.phone" message="Phone" />}
            value="(217) 555-0133"
            source={<Trans id="products.removal.record.phone.source" message="from a loyalty card" />}
          />
          <Line
            name={<Trans id="products.removal.record.family" message="Related to" />}
            value={<Trans id="products.removal.record.family.value" message="Jamie and Sam Rivers" />}
            source={
              <Trans id="products.removal.record.family.source" message="from other people’s entries" />
            }
          />
          <Line
            name={<Trans id="products.removal.record.court" message="In court" />}
            value={<Trans id="products.removal.record.court.value" message="2 records" />}
            source={<Trans id="products.removal.record.court.source" message="from court records" />}
          />
        </dl>
        <p className={styles.price}>
          <Trans id="products.removal.record.price" message="Full report: $29.95" />
        </p>
        <p className={styles.stamp}>
          <Trans id="products.removal.record.stamp" message="Removed" />
        </p>
      </div>
      <figcaption className={styles.caption}>
        <Trans
          id="products.removal.record.caption"
          message="An example. The person and the site are made up, the kinds of data are not."
        />
      </figcaption>
    </figure>
  );
}

interface LineProps {
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly source: ReactNode;
}

function Line({ name, value, source }: LineProps) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.source}>{source}</dd>
    </div>
  );
}
