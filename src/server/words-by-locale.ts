import { type PublicLocale, publicLocales } from '../domain/locale/locale.ts';

/**
 * The words of each published locale, each from a file of its own that Vite finds by the locale's tag: a locale is one
 * row of the domain, and no table here names it. Throws for a locale without the file; the check `texts` names it, too,
 * and a file of no published locale.
 */
export function wordsByLocale<Words>(
  found: Readonly<Record<string, Words>>,
  fileOf: (locale: PublicLocale) => string,
): Readonly<Record<PublicLocale, Words>> {
  const rows = publicLocales.map((locale) => {
    const words = found[fileOf(locale)];
    if (words === undefined)
      throw new Error(`The locale ${locale} has no words: ${fileOf(locale)} is missing`);
    return [locale, words] as const;
  });
  return Object.fromEntries(rows) as Record<PublicLocale, Words>;
}
