import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { wordmark } from '../../../domain/wordmark.ts';
import startPage from '../../first-paint/start-page.ts?inline-script';
import { usePage } from '../../hooks/use-page.ts';
import { MarkShapes } from '../mark.tsx';
import { SearchBox } from '../search/search-box.tsx';
import styles from './start-page.module.css';

/** The page that our browsers show on start: a search box, and nothing that has to be loaded first. */
export function StartPage() {
  const { locale } = usePage();
  return (
    <div className={styles.page}>
      {/* The finish step moves it into the head. */}
      {import.meta.env.SSR && <script dangerouslySetInnerHTML={{ __html: startPage }} />}
      <main className={styles.main}>
        <h1 className={styles.name}>
          <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
            <MarkShapes />
          </svg>
          <svg className={styles.word} viewBox={wordmark.viewBox} role="img" aria-label={brand.name}>
            <path d={wordmark.path} />
          </svg>
        </h1>
        <SearchBox locale={locale} />
        <p className={styles.note}>
          <Trans id="forms.start.note" message="We answer your searches and don’t write them down." />
        </p>
      </main>
      <footer className={styles.foot}>
        <a href={brand.site + pathIn(locale, '/')}>
          <Trans id="forms.start.about" message="About {name}" values={{ name: brand.name }} />
        </a>
        <a href={pathIn(locale, '/privacy')}>
          <Trans id="forms.start.privacy" message="Privacy policy" />
        </a>
      </footer>
    </div>
  );
}
