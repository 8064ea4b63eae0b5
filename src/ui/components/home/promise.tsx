import { Trans, useLingui } from '@lingui/react';
import { figures } from '../../../domain/marketing/figures.ts';
import { Birds } from '../images/birds.tsx';
import { BarChart } from '../parts/charts/bar-chart.tsx';
import { NeckRing } from '../parts/neck-ring.tsx';
import styles from './promise.module.css';

/** The one promise, in large type, with this month's number of searches below it. */
export function PromiseBand() {
  const { i18n } = useLingui();
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
          <div className={styles.chart}>
            <BarChart
              bars={[
                {
                  id: 'answered',
                  label: <Trans id="home.promise.asked" message="Searches we answer in a month" />,
                  value: figures.monthlySearches,
                  text: i18n.number(figures.monthlySearches, {
                    notation: 'compact',
                    compactDisplay: 'long',
                  }),
                },
                {
                  id: 'kept',
                  label: <Trans id="home.promise.kept" message="Searches we keep" />,
                  value: 0,
                  text: <Trans id="home.promise.kept.none" message="none" />,
                },
              ]}
            />
          </div>
        </div>
      </div>
      <NeckRing from="drake" to="ground" />
    </section>
  );
}
