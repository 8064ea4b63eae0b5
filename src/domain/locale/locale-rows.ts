import { defaultLocale, type Locale, type PublicLocale, pseudoLocale, publicLocales } from './locale.ts';
import { type PublishedRow, publishedRows } from './published-rows.ts';

interface LocaleRow extends PublishedRow {
  /** First path segment that names the locale; empty for the locale at the root. */
  readonly segment: string;
  /** True for the locale that only developers build, to see untranslated text and overflow. */
  readonly pseudo: boolean;
}

/**
 * The locales that this site has texts in, and the pseudo-locale. They are few of the 37 that `known-locales.ts` lists, and
 * their rows stand there. Apart from `locale.ts`, because every static page loads that one. See the specification, section 9.
 */
export const locales: Readonly<Record<Locale, LocaleRow>> = {
  ...(Object.fromEntries(
    publicLocales.map((tag) => [
      tag,
      { ...publishedRows[tag], segment: tag === defaultLocale ? '' : tag, pseudo: false },
    ]),
  ) as Record<PublicLocale, LocaleRow>),
  [pseudoLocale]: { ...publishedRows[defaultLocale], name: '[Ƥşḗŭḓǿ]', segment: pseudoLocale, pseudo: true },
};
