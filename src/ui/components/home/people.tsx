import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { figures } from '../../../domain/marketing/figures.ts';
import styles from './people.module.css';

/** Who stands behind it and what others say, as a sentence and two rings. */
export function People() {
  const { i18n } = useLingui();
  return (
    <section className={styles.section} aria-labelledby="people-title">
      <h2 id="people-title" className={styles.sentence}>
        <Trans
          id="home.people.sentence"
          message="{team} people make {name}. They have given {donated} to others who defend privacy."
          values={{
            name: brand.name,
            team: i18n.number(figures.teamSize),
            donated: i18n.number(figures.donatedUsd, {
              style: 'currency',
              currency: 'USD',
              maximumFractionDigits: 0,
            }),
          }}
        />
      </h2>
      <div className={styles.rings}>
        {Object.entries(figures.ratings).map(([system, { stars, reviews }]) => (
          <figure key={system} className={styles.rating}>
            <svg viewBox="0 0 120 120" aria-hidden="true">
              <circle cx="60" cy="60" r="50" />
              <circle cx="60" cy="60" r="50" pathLength="5" strokeDasharray={`${stars} 5`} />
              <text x="60" y="72">
                {i18n.number(stars)}
              </text>
            </svg>
            <figcaption>
              <Trans
                id="home.people.rating"
                message="{stars} of 5 on {system}, from {reviews} reviews"
                values={{ system, stars: i18n.number(stars), reviews: i18n.number(reviews) }}
              />
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
