import { Trans, useLingui } from '@lingui/react';
import type { Suggestion } from '../../application/ports/suggestion-api.ts';
import { type Locale, pathIn } from '../../domain/locale/locale.ts';
import { chatAnswers, searchParams } from '../../domain/search/form.ts';
import { homepageSource } from '../../domain/search/source.ts';
import { eventAttributes } from '../boot/event-attributes.ts';
import styles from './search-box.module.css';
import { useSuggestions } from './use-suggestions.ts';

const listId = 'search-suggestions';
const optionId = (index: number) => `${listId}-${index}`;

interface SearchBoxProps {
  readonly locale: Locale;
  /** Completes what was typed; null in the static page, and as an answer when a later question has taken over. */
  readonly suggest: ((text: string) => Promise<readonly Suggestion[] | null>) | null;
}

/**
 * A plain form that searches, and with its code there, a combobox with suggestions (ARIA practices, "list autocomplete with manual
 * selection"). What was typed while the code was still on its way is in the field, and is completed as soon as it has come.
 */
export function SearchBox({ locale, suggest }: SearchBoxProps) {
  const { i18n } = useLingui();
  const { field, suggestions, active, isOpen, isLive, choose, point, ...answers } = useSuggestions(suggest);
  const combobox = isLive && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': active === null ? undefined : optionId(active),
  };
  return (
    <search className={styles.search}>
      <form action={pathIn(locale, '/')} method="get">
        <div className={styles.box}>
          <input
            {...combobox}
            {...answers}
            ref={field}
            className={styles.field}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            name={searchParams.query}
            required
            autoComplete="off"
            autoCapitalize="off"
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
          id={listId}
          className={styles.list}
          role="listbox"
          hidden={!isOpen}
          aria-label={i18n._({ id: 'island.search.suggestions', message: 'Suggestions' })}
        >
          {suggestions.map(({ phrase, snippet }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is in the field, which points here
            <div
              key={phrase}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerMove={() => point(index)}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              <span>{phrase}</span>
              {snippet !== undefined && <span className={styles.site}>{snippet}</span>}
            </div>
          ))}
        </div>
        <input type="hidden" name={searchParams.source} value={homepageSource} />
      </form>
    </search>
  );
}
