import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { defaultTrialDays } from '../../../domain/subscription/trial.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { carrying } from '../downloads/origin-attributes.ts';
import { DrakeHead } from '../images/drake-head.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { NeckRing } from '../parts/neck-ring.tsx';
import styles from './hero.module.css';

/** The first screen: one sentence, one amber action, one bird. */
export function Hero({ locale }: { readonly locale: Locale }) {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <Trans id="home.hero.title" message="Leave no wake." />
          </h1>
          <p className={styles.lead}>
            <Trans
              id="home.hero.lead"
              message="{name} is a free browser with private search built in. It does not keep your searches, and it cuts off the trackers that follow you."
              values={{ name: brand.name }}
            />
          </p>
          <div className={styles.actions}>
            <ButtonLink
              kind="primary"
              {...carrying(pathIn(locale, '/pro'), 'origin', 'home', 'hero')}
              {...eventAttributes('cta_click', { cta: 'hero-plans' })}
            >
              <Trans id="home.hero.plans" message="See plans and prices" />
            </ButtonLink>
            <ButtonLink kind="secondary" href="#keep" {...eventAttributes('cta_click', { cta: 'hero-keep' })}>
              <Trans id="home.hero.keep" message="See what we keep" />
            </ButtonLink>
          </div>
          <p className={styles.note}>
            <Trans
              id="home.hero.note"
              message="The browser is free. The subscription starts with a {days}-day free trial."
              values={{ days: defaultTrialDays }}
            />
          </p>
        </div>
        <DrakeHead className={styles.bird} />
      </div>
      <NeckRing from="water" to="ground" />
    </section>
  );
}
