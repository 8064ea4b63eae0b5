import { type Locale, pathIn, publicLocales } from '../../../domain/locale/locale.ts';
import { locales } from '../../../domain/locale/locale-rows.ts';
import styles from './language-hint.module.css';
import { languageHintTexts } from './language-hint-texts.ts';

interface LanguageHintProps {
  readonly locale: Locale;
  /** The page's path without its locale. */
  readonly path: string;
}

/**
 * Says in each other language that the page is there in it too; CSS shows the one that the script in the head names on
 * `<html>` (`first-paint/language.ts`), and without a script none.
 */
export function LanguageHint({ locale, path }: LanguageHintProps) {
  return publicLocales
    .filter((tag) => tag !== locale)
    .map((tag) => {
      const { offer, go, close } = languageHintTexts[tag];
      return (
        <aside
          key={tag}
          className={styles.hint}
          data-nosnippet
          lang={tag}
          dir={locales[tag].direction}
          aria-label={locales[tag].name}
        >
          <p>
            {offer}{' '}
            <a href={pathIn(tag, path)} hrefLang={tag} data-language={tag}>
              {go}
            </a>
          </p>
          <button type="button" className={styles.close} data-hint-close aria-label={close} title={close}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </aside>
      );
    });
}
