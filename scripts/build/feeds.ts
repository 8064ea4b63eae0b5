import { brand } from '../../src/domain/brand.ts';
import { atomFeed } from './atom.ts';
import { ownPosts } from './own-content.ts';

const { site, name } = brand;

/** The feeds of the site, by their names below the served folder. */
export function feedFiles(): Readonly<Record<string, string>> {
  return { 'blog/feed.xml': blogFeed() };
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
