import type { I18n } from '@lingui/core';
import { I18nProvider, Trans, useLingui } from '@lingui/react';
import type { Locale, PublicLocale } from '../../../domain/locale/locale.ts';
import { locales } from '../../../domain/locale/locale-rows.ts';
import styles from './language-hint.module.css';
import { pageIn } from './language-links.tsx';

interface LanguageHintProps {
  readonly locale: Locale;
  /** The page's path without its locale. */
  readonly path: string;
  /** The texts of each language: a page in one language shows the hint in another. */
  readonly textsIn: ReadonlyMap<PublicLocale, I18n>;
}

/**
 * Tells visitors, in each other language, that the page exists in it. CSS shows the hint that the script in the head
 * selects on `<html>` (`first-paint/language.ts`); without a script none is shown.
 */
export function LanguageHint({ locale, path, textsIn }: LanguageHintProps) {
  return [...textsIn]
    .filter(([tag]) => tag !== locale)
    .map(([tag, i18n]) => (
      <I18nProvider key={tag} i18n={i18n}>
        <Offer tag={tag} path={path} />
      </I18nProvider>
    ));
}

function Offer({ tag, path }: { readonly tag: PublicLocale; readonly path: string }) {
  const { i18n } = useLingui();
  const close = i18n._({ id: 'common.languageHint.close', message: 'Close this message' });
  return (
    <aside
      className={styles.hint}
      data-nosnippet
      lang={tag}
      dir={locales[tag].direction}
      aria-label={locales[tag].name}
    >
      <p>
        <Trans
          id="common.languageHint.offer"
          message="This page is also available in English."
          comment="Name your own language in place of English."
        />{' '}
        <a href={pageIn(tag, path)} hrefLang={tag} data-language={tag}>
          <Trans
            id="common.languageHint.go"
            message="Read it in English"
            comment="Name your own language in place of English."
          />
        </a>
      </p>
      <button type="button" className={styles.close} data-hint-close aria-label={close} title={close}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </aside>
  );
}
