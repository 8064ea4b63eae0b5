import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { figures } from '../../../domain/marketing/figures.ts';
import { RingChart } from '../parts/charts/ring-chart.tsx';
import { Section } from '../parts/section.tsx';
import styles from './people.module.css';

/** Who is behind the company, and the app's ratings: a sentence and two rings. */
export function People() {
  const { i18n } = useLingui();
  return (
    <Section
      id="people"
      title={
        <Trans
          id="home.people.title"
          message="{team} people make {name}"
          values={{ name: brand.name, team: i18n.number(figures.teamSize) }}
        />
      }
      intro={
        <Trans
          id="home.people.given"
          message="So far we have donated {donated} to organizations that defend privacy. People who use the app give it {stars} out of 5 stars."
          values={{
            stars: i18n.number(figures.appRating),
            donated: i18n.number(figures.donatedUsd, {
              style: 'currency',
              currency: 'USD',
              maximumFractionDigits: 0,
            }),
          }}
        />
      }
      share="own"
      beside={
        <div className={styles.rings}>
          {Object.entries(figures.ratings).map(([system, { stars, reviews }]) => (
            <RingChart key={system} value={stars} of={5} text={i18n.number(stars)}>
              <Trans
                id="home.people.rating"
                message="{stars} out of 5 on {system}, from {reviews} reviews"
                values={{ system, stars: i18n.number(stars), reviews: i18n.number(reviews) }}
              />
            </RingChart>
          ))}
        </div>
      }
    />
  );
}
