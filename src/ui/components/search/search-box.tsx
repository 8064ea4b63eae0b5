import { Trans, useLingui } from '@lingui/react';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { chatAnswers, searchParams } from '../../../domain/search/form.ts';
import { homepageSource } from '../../../domain/search/source.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import styles from './search-box.module.css';

/**
 * A plain search form. `boot/suggestions.ts` turns it into a combobox at the first sign that the visitor wants to type,
 * and fills the list.
 */
export function SearchBox({ locale }: { readonly locale: Locale }) {
  const { i18n } = useLingui();
  return (
    <search className={styles.search} data-island="search-box">
      <form action={pathIn(locale, '/')} method="get">
        <div className={styles.box}>
          <input
            className={styles.field}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            name={searchParams.query}
            required
            autoComplete="off"
            autoCapitalize="off"
            // Not only spaces.
            pattern=".*\S.*"
            spellCheck={false}
            aria-label={i18n._({ id: 'island.search.label', message: 'Search the web' })}
            placeholder={i18n._({ id: 'island.search.placeholder', message: 'Search privately' })}
          />
          <button
            type="submit"
            className={styles.go}
            {...eventAttributes('cta_click', { cta: 'home-search' })}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="10.5" cy="10.5" r="6.5" />
              <path d="m15.5 15.5 5 5" />
            </svg>
            <span className={styles.unseen}>
              <Trans id="island.search.go" message="Search" />
            </span>
          </button>
          <button
            type="submit"
            className={styles.ask}
            name={searchParams.answers}
            value={chatAnswers}
            {...eventAttributes('cta_click', { cta: 'home-ask-ai' })}
          >
            <Trans id="island.search.ask" message="Ask AI" />
          </button>
        </div>
        <div
          id="search-suggestions"
          className={styles.list}
          role="listbox"
          hidden
          aria-label={i18n._({ id: 'island.search.suggestions', message: 'Suggestions' })}
        />
        <input type="hidden" name={searchParams.source} value={homepageSource} />
      </form>
    </search>
  );
}
