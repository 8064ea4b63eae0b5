import {
  defaultKnownLocale,
  type KnownLocale,
  knownLocaleFor,
  knownLocales,
  localeOfRegion,
} from './known-locales.ts';
import { defaultLocale, type Locale, publicLocales } from './locale.ts';

/** Each published locale as a known one, for the language setting and for services that want a country. */
const known: Readonly<Record<Locale, KnownLocale>> = {
  en: 'en_US',
  de: 'de_DE',
  'en-xa': defaultKnownLocale,
};

/** The known locale that a published one is. Never fails. */
export function knownLocaleOf(locale: Locale): KnownLocale {
  return known[locale];
}

/** The published locale for a known one, or the default while there are no texts for it. Never fails. */
export function publishedLocaleOf(locale: KnownLocale): Locale {
  return publicLocales.find((published) => known[published] === locale) ?? defaultLocale;
}

/** The published locale for a search region. Never fails. */
export function publishedLocaleOfRegion(region: string): Locale {
  return publishedLocaleOf(localeOfRegion(region));
}

/**
 * Chooses the published locale for a list of wanted language tags, best first: the first tag whose known locale has
 * texts, else the default; never a pseudo-locale. Case does not matter, and of a region only the language. Never fails.
 * @example negotiate(['fr-FR', 'de-AT', 'en']) // 'de'
 */
export function negotiate(wanted: readonly string[]): Locale {
  const fitting = wanted
    .map(knownLocaleFor)
    .find((locale) => publishedKnownLocales.some((one) => one === locale));
  return fitting ? publishedLocaleOf(fitting) : defaultLocale;
}

/** The known locales that this site has texts in, in the order of the published ones. */
export const publishedKnownLocales: readonly KnownLocale[] = publicLocales.map((locale) => known[locale]);

/** How text runs in a known locale. Never fails. */
export function directionOf(locale: KnownLocale): 'ltr' | 'rtl' {
  return knownLocales[locale].direction;
}
