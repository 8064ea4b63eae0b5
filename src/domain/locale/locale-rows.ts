import { recordOf } from '../closed-record.ts';
import { defaultLocale, type Locale, localeTags, pseudoLocale } from './locale.ts';
import { type PublishedRow, publishedRows } from './published-rows.ts';

interface LocaleRow extends PublishedRow {
  /** First path segment of the locale; empty for the one at the root. */
  readonly segment: string;
  /** True for the pseudo-locale, which only developers build, to find untranslated text and overflow. */
  readonly pseudo: boolean;
}

/**
 * The locales this site has texts in, and the pseudo-locale. They are a few of the 37 in `known-locales.ts`, which has
 * their rows. Separate from `locale.ts`, because every static page loads that file. Specification, section 9.
 */
export const locales: Readonly<Record<Locale, LocaleRow>> = recordOf(localeTags, (tag) =>
  tag === pseudoLocale
    ? { ...publishedRows[defaultLocale], name: '[Ƥşḗŭḓǿ]', segment: pseudoLocale, pseudo: true }
    : { ...publishedRows[tag], segment: tag === defaultLocale ? '' : tag, pseudo: false },
);
