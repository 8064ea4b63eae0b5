import { type KnownLocale, knownLocaleFor, knownLocales, localeOfRegion } from './known-locales.ts';
import { defaultLocale, type Locale, type PublicLocale, publicLocales } from './locale.ts';
import { locales } from './locale-rows.ts';

/** The known locale that a published one is, for the language setting and for services that want a country. */
export function knownLocaleOf(locale: Locale): KnownLocale {
  return locales[locale].code;
}

/** The published locale for a known one, or the default while there are no texts for it. */
export function publishedLocaleOf(locale: KnownLocale): PublicLocale {
  return publicLocales.find((published) => locales[published].code === locale) ?? defaultLocale;
}

/** The published locale for a search region. */
export function publishedLocaleOfRegion(region: string): PublicLocale {
  return publishedLocaleOf(localeOfRegion(region));
}

/**
 * Chooses the published locale for a list of wanted language tags, best first: the first tag whose known locale has
 * texts, else the default; never a pseudo-locale. Case does not matter, and of a region only the language.
 * @example negotiate(['fr-FR', 'de-AT', 'en']) // 'de'
 */
export function negotiate(wanted: readonly string[]): PublicLocale {
  const fitting = wanted
    .map(knownLocaleFor)
    .find((locale) => publishedKnownLocales.some((one) => one === locale));
  return fitting ? publishedLocaleOf(fitting) : defaultLocale;
}

/** The known locales that this site has texts in, in table order. */
export const publishedKnownLocales: readonly KnownLocale[] = publicLocales.map(knownLocaleOf);

/** How text runs in a known locale. */
export function directionOf(locale: KnownLocale): 'ltr' | 'rtl' {
  return knownLocales[locale].direction;
}

/**
 * Where a path leads whose first segment names a locale that it is not written as, or that has no pages: into the published
 * locale that fits, else to the path without locale. Null for a path that names no locale, or names it as it is written.
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
