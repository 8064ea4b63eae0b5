import { brand } from '../domain/brand.ts';
import { defaultLocale, type Locale, pathIn, publicLocales } from '../domain/locale/locale.ts';
import { pageAt } from './pages.ts';

/**
 * Where a page stands and where it stands in the other languages, for search engines. Addresses are absolute, as they want them.
 * What is written in English alone stands at the English address, whatever language is around it.
 */
export function pageLinks(locale: Locale, path: string) {
  const address = (tag: Locale) => `${brand.site}${pathIn(tag, path)}`;
  const inEnglishOnly = pageAt(path).inEnglishOnly === true;
  const tags: readonly Locale[] = inEnglishOnly ? [defaultLocale] : publicLocales;
  return {
    canonical: address(inEnglishOnly ? defaultLocale : locale),
    alternates: [
      ...tags.map((tag) => ({ hrefLang: tag as string, href: address(tag) })),
      { hrefLang: 'x-default', href: address(defaultLocale) },
    ],
  };
}
