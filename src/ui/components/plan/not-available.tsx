import { Trans, useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import { brand } from '../../../domain/brand.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { countryName } from '../../format/dates.ts';
import { ButtonLink } from '../parts/button.tsx';
import styles from './plan-card.module.css';

interface NotAvailableProps {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly locale: Locale;
}

/** For a country where the subscription is not sold: says so first, then what can be had there. */
export function NotAvailable({ country, locale }: NotAvailableProps) {
  const { i18n } = useLingui();
  const name = countryName(country, i18n.locale);
  return (
    <section className={styles.card} role="status">
      <h2 className={styles.title}>
        <Trans id="pro.away.title" message="Not in {country} yet" values={{ country: name }} />
      </h2>
      <div className={styles.words}>
        <p>
          <Trans
            id="pro.away.why"
            message="We sell the subscription in 30 countries, and {country} is not one of them. We have no date, so we promise none and collect no addresses."
            values={{ country: name }}
          />
        </p>
        <p>
          <Trans id="pro.away.free" message="What you can have today, for nothing:" />
        </p>
        <ul className={styles.list}>
          <li>
            <Trans
              id="pro.away.browser"
              message="the {brand} browser, which blocks trackers before they load"
              values={{ brand: brand.name }}
            />
          </li>
          <li>
            <Trans id="pro.away.search" message="search that forgets what you asked" />
          </li>
          <li>
            <Trans id="pro.away.chat" message="AI chat without an account, within a daily limit" />
          </li>
        </ul>
      </div>
      <div className={styles.links}>
        <ButtonLink kind="secondary" href={pathIn(locale, '/')}>
          <Trans id="pro.away.home" message="See what is free" />
        </ButtonLink>
      </div>
      <p className={styles.note}>
        <Trans
          id="pro.away.moved"
          message="Subscribed in another country? It works here too: <0>sign in</0>."
          components={{ 0: <Link to="/pro/login" /> }}
        />
      </p>
    </section>
  );
}
