import { Trans } from '@lingui/react';
import { Birds } from '../images/birds.tsx';
import { NeckRing } from '../parts/neck-ring.tsx';
import styles from './promise.module.css';

/** The one promise, set large, with the month's count of searches under it. */
export function PromiseBand() {
  return (
    <section aria-labelledby="promise-title">
      <div className={styles.band}>
        <div className={styles.inner}>
          <Birds className={styles.birds} />
          <h2 id="promise-title" className={styles.promise}>
            <Trans
              id="home.promise.title"
              message="We do not keep your searches. Not for a day, not under a code name, not for sale."
            />
          </h2>
          <dl className={styles.chart}>
            <dt>
              <Trans id="home.promise.asked" message="Searches answered in a month" />
            </dt>
            <dd className={styles.asked}>
              <Trans id="home.promise.asked.count" message="3 million" />
            </dd>
            <dt>
              <Trans id="home.promise.kept" message="Of these kept" />
            </dt>
            <dd className={styles.kept}>
              <Trans id="home.promise.kept.count" message="none" />
            </dd>
          </dl>
        </div>
      </div>
      <NeckRing from="drake" to="ground" />
    </section>
  );
}
