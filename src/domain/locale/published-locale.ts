import { type KnownLocale, knownLocaleFor, knownLocales, localeOfRegion } from './known-locales.ts';
import { defaultLocale, type Locale, type PublicLocale, publicLocales } from './locale.ts';
import { locales } from './locale-rows.ts';

/** The known locale of a published one, for the language setting and for services that need a country. */
export function knownLocaleOf(locale: Locale): KnownLocale {
  return locales[locale].code;
}

/** The published locale of a known one, or the default if there are no texts for it. */
export function publishedLocaleOf(locale: KnownLocale): PublicLocale {
  return publicLocales.find((published) => locales[published].code === locale) ?? defaultLocale;
}

/** The published locale for a search region. */
export function publishedLocaleOfRegion(region: string): PublicLocale {
  return publishedLocaleOf(localeOfRegion(region));
}

/**
 * Negotiates the published locale for a list of language tags, in order of preference: the first tag whose known locale
 * has texts, else the default; never the pseudo-locale. Ignores case; of a regional variant only the language counts.
 * @example negotiate(['fr-FR', 'de-AT', 'en']) // 'de'
 */
export function negotiate(wanted: readonly string[]): PublicLocale {
  const fitting = wanted
    .map(knownLocaleFor)
    .find((locale) => publishedKnownLocales.some((one) => one === locale));
  return fitting ? publishedLocaleOf(fitting) : defaultLocale;
}

/** The known locales with texts on this site, in table order. */
export const publishedKnownLocales: readonly KnownLocale[] = publicLocales.map(knownLocaleOf);

/** The text direction of a known locale. */
export function directionOf(locale: KnownLocale): 'ltr' | 'rtl' {
  return knownLocales[locale].direction;
}

/**
 * Where to redirect a path whose locale segment is unpublished or not in canonical form: into the matching published
 * locale, else to the path without locale. Null for a path without locale, or with one in canonical form.
 * @example pathInPublished('/fr/pro') // '/pro'
 * @example pathInPublished('/DE-at/pro') // '/de/pro'
 */
export function pathInPublished(pathname: string): string | null {
  const [, segment = '', rest = ''] =
    /^\/([a-z]{2,3}(?:[-_][a-z]{2,4})?)(\/[^/].*)?\/?$/i.exec(pathname) ?? [];
  const known = knownLocaleFor(segment);
  if (known === null) return null;
  const { segment: published } = locales[publishedLocaleOf(known)];
  const path = `${published && `/${published}`}${rest}` || '/';
  return path === pathname ? null : path;
}
