import { type PublicLocale, publishedTags } from './published-rows.ts';

/** A locale that visitors are offered. */
export type { PublicLocale } from './published-rows.ts';

/** English with accents and 40 % longer; only developers build it. */
export const pseudoLocale = 'en-xa';

/** The BCP 47 tag of a locale that pages can be in, in lower case. */
export type Locale = PublicLocale | typeof pseudoLocale;

/** The locale at the root, without a path segment. */
export const defaultLocale = 'en' satisfies PublicLocale;

/** The locales offered to visitors, in table order. */
export const publicLocales: readonly PublicLocale[] = publishedTags;

/** Every locale, in table order. */
export const localeTags: readonly Locale[] = [...publicLocales, pseudoLocale];

/** Tells whether a text is a locale of the table. */
export function isLocale(text: string): text is Locale {
  return localeTags.some((tag) => tag === text);
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
 * Prefixes a path (without locale segment, starting with a slash) with a locale.
 * @example pathIn('de', '/pro') // '/de/pro'
 */
export function pathIn(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
