import { Trans } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import { brand } from '../../../domain/brand.ts';
import { buttonClass } from '../parts/button.tsx';
import styles from './plan-card.module.css';

/** In place of the plans for somebody who has one: there is nothing to buy twice. */
export function AlreadySubscribed() {
  return (
    <section className={styles.card} role="status">
      <h2 className={styles.title}>
        <Trans id="pro.have.title" message="You have {brand} Pro already" values={{ brand: brand.name }} />
      </h2>
      <p>
        <Trans
          id="pro.have.text"
          message="Nothing more to buy. See until when it runs and switch on what is in it."
        />
      </p>
      <div className={styles.links}>
        <Link to="/pro/welcome" state={{ justLooking: true }} className={buttonClass('primary')}>
          <Trans id="pro.have.open" message="Open my subscription" />
        </Link>
      </div>
    </section>
  );
}
