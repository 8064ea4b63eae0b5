import { type PublicLocale, type PublishedRow, publishedRows } from './published-rows.ts';

/** A locale that visitors are offered. */
export type { PublicLocale } from './published-rows.ts';

interface LocaleRow extends PublishedRow {
  /** First path segment that names the locale; empty for the locale at the root. */
  readonly segment: string;
  /** True for the locale that only developers build, to see untranslated text and overflow. */
  readonly pseudo: boolean;
}

/** English with accents and 40 % longer, which only developers build. */
export const pseudoLocale = 'en-xa';

/** A BCP 47 language tag that pages can be in, in lower case. */
export type Locale = PublicLocale | typeof pseudoLocale;

/** The locale at the root, without a path segment. */
export const defaultLocale = 'en' satisfies PublicLocale;

/** The locales a visitor may be offered, in table order. */
export const publicLocales = Object.keys(publishedRows) as readonly PublicLocale[];

/**
 * The locales that this site has texts in, and the pseudo-locale. They are few of the 37 that `known-locales.ts` lists, and
 * their rows stand there. See the specification, section 9.
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

/** Every locale, in table order. */
export const localeTags = Object.keys(locales) as readonly Locale[];

/** Tells whether a text is a locale of the table. */
export function isLocale(text: string): text is Locale {
  return Object.hasOwn(locales, text);
}

/**
 * Splits a path into its locale and the path without the locale segment.
 * @example splitPath('/de/pro') // { locale: 'de', path: '/pro' }
 */
export function splitPath(pathname: string): { readonly locale: Locale; readonly path: string } {
  const segment = /^\/([^/]*)/.exec(pathname)?.[1] ?? '';
  if (segment === defaultLocale || !isLocale(segment)) return { locale: defaultLocale, path: pathname };
  return { locale: segment, path: pathname.slice(segment.length + 1) || '/' };
}

/**
 * Puts a path (without locale segment, starting with a slash) into a locale.
 * @example pathIn('de', '/pro') // '/de/pro'
 */
export function pathIn(locale: Locale, path: string): string {
  const { segment } = locales[locale];
  if (segment === '') return path;
  return path === '/' ? `/${segment}` : `/${segment}${path}`;
}
