import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { ButtonLink } from '../parts/button.tsx';
import styles from './plan-card.module.css';

/** For countries where the subscription is not sold: says so first, then what is available there. */
export function NotAvailable({ locale }: { readonly locale: Locale }) {
  return (
    <section className={`${styles.card} ${styles.away}`} role="status">
      <h2 className={styles.title}>
        <Trans id="pro.away.title" message="Not available in your country yet" />
      </h2>
      <div className={styles.words}>
        <p>
          <Trans
            id="pro.away.why"
            message="We sell {brand} Pro in 30 countries, and yours is not one of them yet. We don’t know when that will change."
            values={{ brand: brand.name }}
          />
        </p>
        <p>
          <Trans id="pro.away.free" message="What you can use today, for free:" />
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
            <Trans id="pro.away.search" message="private search that doesn’t keep what you ask" />
          </li>
          <li>
            <Trans id="pro.away.chat" message="AI chat without an account, up to a daily limit" />
          </li>
        </ul>
      </div>
      <div className={styles.links}>
        <ButtonLink kind="secondary" href={pathIn(locale, '/')}>
          <Trans id="pro.away.home" message="See what’s free" />
        </ButtonLink>
      </div>
      <p className={styles.note}>
        <Trans
          id="pro.away.moved"
          message="Did you subscribe in another country? Your subscription works here too: <0>sign in</0>."
          // biome-ignore lint/a11y/useAnchorContent: its text is in the message
          components={{ 0: <a href={pathIn(locale, '/pro/login')} /> }}
        />
      </p>
    </section>
  );
}
