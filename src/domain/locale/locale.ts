interface LocaleRow {
  /** First path segment that names the locale; empty for the locale at the root. */
  readonly segment: string;
  readonly direction: 'ltr' | 'rtl';
  /** Its name in its own language. */
  readonly name: string;
  /** True for the locale that only developers build, to see untranslated text and overflow. */
  readonly pseudo: boolean;
}

/**
 * The published locales: those this site has texts in. They are few of the 37 that `known-locales.ts` lists.
 * Adding one is one row here and its texts. See the specification, section 9.
 */
export const locales = {
  en: { segment: '', direction: 'ltr', name: 'English', pseudo: false },
  de: { segment: 'de', direction: 'ltr', name: 'Deutsch', pseudo: false },
  'en-xa': { segment: 'en-xa', direction: 'ltr', name: '[Ƥşḗŭḓǿ]', pseudo: true },
} as const satisfies Record<string, LocaleRow>;

/** A BCP 47 language tag of the table, in lower case. */
export type Locale = keyof typeof locales;

/** The locale at the root, without a path segment. */
export const defaultLocale: Locale = 'en';

/** Every locale, in table order. */
export const localeTags = Object.keys(locales) as readonly Locale[];

/** The locales a visitor may be offered, in table order. */
export const publicLocales: readonly Locale[] = localeTags.filter((tag) => !locales[tag].pseudo);

/** Tells whether a text is a locale of the table. Never fails. */
export function isLocale(text: string): text is Locale {
  return Object.hasOwn(locales, text);
}

/**
 * Splits a path into its locale and the path without the locale segment. Never fails.
 * @example splitPath('/de/pro') // { locale: 'de', path: '/pro' }
 */
export function splitPath(pathname: string): { readonly locale: Locale; readonly path: string } {
  const segment = /^\/([^/]*)/.exec(pathname)?.[1] ?? '';
  const locale = localeTags.find((tag) => tag !== defaultLocale && locales[tag].segment === segment);
  if (locale === undefined) return { locale: defaultLocale, path: pathname };
  return { locale, path: pathname.slice(segment.length + 1) || '/' };
}

/**
 * Puts a path (without locale segment, starting with a slash) into a locale. Never fails.
 * @example pathIn('de', '/pro') // '/de/pro'
 */
export function pathIn(locale: Locale, path: string): string {
  const { segment } = locales[locale];
  if (segment === '') return path;
  return path === '/' ? `/${segment}` : `/${segment}${path}`;
}
