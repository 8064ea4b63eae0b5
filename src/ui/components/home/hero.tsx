import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { DownloadButton } from '../downloads/download-button.tsx';
import { DrakeHead } from '../images/drake-head.tsx';
import { NeckRing } from '../parts/neck-ring.tsx';
import { SearchBox } from '../search/search-box.tsx';
import styles from './hero.module.css';

/** The first screen: a sentence, the search box, the matching download, and a bird. */
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
              message="{name} is a free browser with private search built in. It does not keep your searches, and it blocks the trackers that follow you."
              values={{ name: brand.name }}
            />{' '}
            <a href="#keep" {...eventAttributes('cta_click', { cta: 'hero-keep' })}>
              <Trans id="home.hero.keep" message="See what we keep" />
            </a>
          </p>
          <div className={styles.search}>
            <SearchBox locale={locale} />
          </div>
          <div className={styles.download}>
            <DownloadButton place="hero" />
          </div>
        </div>
        <DrakeHead className={styles.bird} />
      </div>
      <NeckRing from="water" to="ground" />
    </section>
  );
}
