import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { ButtonLink } from '../parts/button.tsx';
import styles from './plan-card.module.css';

/** In place of the plans for somebody who has one: there is nothing to buy twice. */
export function AlreadySubscribed({ locale }: { readonly locale: Locale }) {
  return (
    <section className={styles.card} role="status">
      <h2 className={styles.title}>
        <Trans id="pro.have.title" message="You already have {brand} Pro" values={{ brand: brand.name }} />
      </h2>
      <p>
        <Trans
          id="pro.have.text"
          message="There is nothing more to buy. See when your subscription renews and how to set up each feature."
        />
      </p>
      <div className={styles.links}>
        <ButtonLink kind="primary" href={pathIn(locale, '/pro/welcome')}>
          <Trans id="pro.have.open" message="Open my subscription" />
        </ButtonLink>
      </div>
    </section>
  );
}
