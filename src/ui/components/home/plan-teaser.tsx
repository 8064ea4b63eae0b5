import { Trans } from '@lingui/react';
import type { Locale } from '../../../domain/locale/locale.ts';
import { PlanFinder } from '../../islands/plan-finder.tsx';
import { Phone } from '../images/phone.tsx';
import styles from './plan-teaser.module.css';

/** What the subscription contains and what it costs; the finder in it is an island. */
export function PlanTeaser({ locale }: { readonly locale: Locale }) {
  return (
    <section className={styles.section} id="plan" aria-labelledby="plan-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="plan-title">
            <Trans id="home.plan.title" message="For the rest of the flock" />
          </h2>
          <p className={styles.intro}>
            <Trans
              id="home.plan.intro"
              message="A browser covers what you do in the browser. The subscription covers the rest: other apps, old traces, bad luck."
            />
          </p>
        </div>
        <Phone className={styles.phone} />
        <dl className={styles.parts}>
          <dt>
            <Trans id="home.plan.vpn.name" message="VPN" />
          </dt>
          <dd>
            <Trans
              id="home.plan.vpn.text"
              message="One switch for the whole device. Up to five devices, no logs."
            />
          </dd>
          <dt>
            <Trans id="home.plan.removal.name" message="Personal information removal" />
          </dt>
          <dd>
            <Trans
              id="home.plan.removal.text"
              message="Finds your name and address on more than 50 broker sites, has them taken down, and looks again. It runs on your own computer. United States only."
            />
          </dd>
          <dt>
            <Trans id="home.plan.restoration.name" message="Identity theft restoration" />
          </dt>
          <dd>
            <Trans
              id="home.plan.restoration.text"
              message="If somebody pretends to be you, a person answers the phone, day and night, and helps you put it right."
            />
          </dd>
          <dt>
            <Trans id="home.plan.chat.name" message="Private AI chat" />
          </dt>
          <dd>
            <Trans
              id="home.plan.chat.text"
              message="Larger AI models and higher limits. Your chats stay on your device."
            />
          </dd>
        </dl>
        <div className={styles.tag}>
          <div data-island="plan-finder">
            <PlanFinder locale={locale} visitorCountry={null} />
          </div>
        </div>
      </div>
    </section>
  );
}
