/** Languages of Stripe's pages that our locales use. */
const spoken = [
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fi',
  'fr',
  'hr',
  'hu',
  'it',
  'ja',
  'ko',
] as const;
const moreSpoken = ['lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sv', 'tr', 'zh'] as const;
type PageLanguage = (typeof spoken)[number] | (typeof moreSpoken)[number] | 'auto';

/** The language of Stripe's page for a locale of the site; `auto` (the browser's language) where Stripe lacks it. */
export function pageLanguage(locale: string): PageLanguage {
  return [...spoken, ...moreSpoken].find((language) => language === locale) ?? 'auto';
}
