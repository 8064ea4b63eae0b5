import type { I18n, MessageDescriptor } from '@lingui/core';
import { brand } from '../domain/brand.ts';
import { type Locale, localeTags, publicLocales } from '../domain/locale/locale.ts';
import { graphOf, type Thing } from './structured-data/thing.ts';

/** The languages this build has: the public ones, and the pseudo-locale where a developer asked for it. */
export const offeredLocales: readonly Locale[] = import.meta.env.PSEUDO_LOCALE ? localeTags : publicLocales;

interface PageTexts {
  /** At most 55 characters in English: the brand follows, and search engines cut at about 65. */
  readonly title: MessageDescriptor;
  /** 70 to 160 characters: what a result of a search engine shows below the title. */
  readonly description: MessageDescriptor;
  /** What the page is about, for search engines: see `structured-data/`. Where it stands in the site is told without it. */
  readonly jsonLd?: readonly Thing[];
}

/**
 * Title and description of a page in its language, for the route's `head`. All else that the head of a page has follows from
 * its row and its path: `components/head-tags.tsx`.
 */
export function pageHead({ i18n }: { readonly i18n: I18n }, { title, description, jsonLd = [] }: PageTexts) {
  const words = { title: i18n._(title), description: i18n._(description) };
  return {
    meta: [
      { title: `${words.title} · ${brand.name}` },
      { name: 'description', content: words.description },
      { property: 'og:title', content: words.title },
      { property: 'og:description', content: words.description },
      ...(jsonLd.length === 0 ? [] : [{ 'script:ld+json': graphOf(jsonLd) }]),
    ],
  };
}
