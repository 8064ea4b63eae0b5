import { brand } from '../../src/domain/brand.ts';
import { type PublicLocale, pathIn, publicLocales } from '../../src/domain/locale/locale.ts';
import { wordsIn } from '../../src/ui/components/updates/updates.ts';
import { atomFeed } from './atom.ts';
import { ownPosts } from './own-content.ts';
import { productUpdates } from './product-updates.ts';

const { site, name } = brand;

/** The feeds of the site, by their names below the served folder. */
export function feedFiles(): Readonly<Record<string, string>> {
  return {
    'blog/feed.xml': blogFeed(),
    ...Object.fromEntries(
      publicLocales.map((locale) => [`${pathIn(locale, '/updates').slice(1)}/feed.xml`, updatesFeed(locale)]),
    ),
  };
}

/** The blog in full; in English, as it is written. */
function blogFeed(): string {
  return atomFeed({
    address: `${site}/blog`,
    self: `${site}/blog/feed.xml`,
    title: `${name} Blog`,
    subtitle: 'How we build a browser and a search engine that know as little about you as possible.',
    language: 'en',
    author: brand.company.name,
    entries: ownPosts().map(({ slug, title, excerpt, html, publishedAt, updatedAt }) => ({
      address: `${site}/blog/${slug}`,
      ...{ title, publishedAt, updatedAt, summary: excerpt },
      // Readers show it on other sites, where our paths lead nowhere.
      html: html.replaceAll('href="/', `href="${site}/`),
    })),
  });
}

const aboutUpdates: Readonly<Record<PublicLocale, { readonly title: string; readonly subtitle: string }>> = {
  en: { title: `What’s new in ${name}`, subtitle: 'New features and changes, by platform and product.' },
  de: { title: `Neu in ${name}`, subtitle: 'Neue Funktionen und Änderungen nach Plattform und Produkt.' },
};

/** Product news in a language. */
function updatesFeed(locale: PublicLocale): string {
  const page = `${site}${pathIn(locale, '/updates')}`;
  return atomFeed({
    address: page,
    self: `${page}/feed.xml`,
    ...aboutUpdates[locale],
    language: locale,
    author: brand.company.name,
    entries: productUpdates().map((update) => {
      const { slug, day, on } = update;
      const { title, text } = wordsIn(locale, update);
      const time = Date.parse(`${day}T09:00:00Z`);
      return {
        address: `${page}#${slug}`,
        ...{ title, publishedAt: time, updatedAt: time, summary: text, categories: on },
      };
    }),
  });
}
