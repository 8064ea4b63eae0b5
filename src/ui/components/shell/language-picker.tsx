import { Trans } from '@lingui/react';
import type { Locale } from '../../../domain/locale/locale.ts';
import layout from '../layout.module.css';
import { LanguageLinks } from './language-links.tsx';
import styles from './language-picker.module.css';

interface LanguagePickerProps {
  readonly locale: Locale;
  /** The page's path without its locale. */
  readonly path: string;
  /** The languages in this build. */
  readonly offered: readonly Locale[];
}

/** A list of links to this page in the other languages, in a plain `<details>`. */
export function LanguagePicker({ locale, path, offered }: LanguagePickerProps) {
  return (
    <details className={styles.picker} name="header" data-menu>
      <summary className={styles.summary}>
        <svg className={styles.globe} viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12h18M12 3c-3 2.6-4 5.6-4 9s1 6.4 4 9c3-2.6 4-5.6 4-9s-1-6.4-4-9z" />
        </svg>
        <span className={layout.unseen}>
          <Trans id="common.language" message="Language" />
        </span>
        <span className={styles.code}>{locale}</span>
      </summary>
      <LanguageLinks className={styles.list} locale={locale} path={path} offered={offered} />
    </details>
  );
}
