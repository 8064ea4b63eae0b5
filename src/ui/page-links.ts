import { brand } from '../domain/brand.ts';
import { defaultLocale, type Locale, pathIn, publicLocales } from '../domain/locale/locale.ts';
import { pageAt } from './pages.ts';

/**
 * The canonical address of a page and its addresses in the other languages, for search engines, which want them
 * absolute. English-only content has its canonical address in English, whatever language surrounds it.
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
