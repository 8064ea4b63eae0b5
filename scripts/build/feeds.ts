import { setupI18n } from '@lingui/core';
import { brand } from '../../src/domain/brand.ts';
import { legalEntity } from '../../src/domain/company/legal-entity.ts';
import { type PublicLocale, pathIn, publicLocales } from '../../src/domain/locale/locale.ts';
import { wordsIn } from '../../src/ui/components/updates/updates.ts';
import { atomFeed } from './atom.ts';
import { ownPosts } from './own-content.ts';
import { productUpdates } from './product-updates.ts';
import { writtenTexts } from './text-files.ts';

const { site, name } = brand;

const feeds: Readonly<Record<string, () => string>> = {
  'blog/feed.xml': blogFeed,
  ...Object.fromEntries(
    publicLocales.map((locale) => [
      `${pathIn(locale, '/updates').slice(1)}/feed.xml`,
      () => updatesFeed(locale),
    ]),
  ),
};

/** The names of the feeds in the served folder. */
export const feedNames = Object.keys(feeds);

/** The feeds of the site, by name. Requires the compiled texts. */
export function feedFiles(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(feeds).map(([name, write]) => [name, write()]));
}

/** The full blog; in English, as it is written. */
function blogFeed(): string {
  return atomFeed({
    address: `${site}/blog`,
    self: `${site}/blog/feed.xml`,
    title: `${name} Blog`,
    subtitle: 'How we build a browser and a search engine that know as little about you as possible.',
    language: 'en',
    author: legalEntity.name,
    entries: ownPosts().map(({ slug, title, excerpt, html, publishedAt, updatedAt }) => ({
      address: `${site}/blog/${slug}`,
      ...{ title, publishedAt, updatedAt, summary: excerpt },
      // Readers show it on other sites, where relative links would break.
      html: html.replaceAll('href="/', `href="${site}/`),
    })),
  });
}

/** Product news in a language, with the title and description of its page. */
function updatesFeed(locale: PublicLocale): string {
  const page = `${site}${pathIn(locale, '/updates')}`;
  const { news = {} } = writtenTexts(locale);
  const i18n = setupI18n({ locale, messages: { [locale]: news } });
  return atomFeed({
    address: page,
    self: `${page}/feed.xml`,
    title: i18n._('news.updates.head.title', { name }),
    subtitle: i18n._('news.updates.head.description'),
    language: locale,
    author: legalEntity.name,
    entries: productUpdates().map((update) => {
      const { slug, day, on } = update;
      const { title, text } = wordsIn(locale, update);
      const time = Date.parse(`${day}T00:00:00Z`);
      return {
        address: `${page}#${slug}`,
        ...{ title, publishedAt: time, updatedAt: time, summary: text, categories: on },
      };
    }),
  });
}
