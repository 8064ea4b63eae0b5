import type { I18n, MessageDescriptor } from '@lingui/core';
import { brand } from '../domain/brand.ts';
import { type Locale, publicLocales } from '../domain/locale/locale.ts';
import { graphOf, type Thing } from './structured-data/thing.ts';

/** The languages that a page in `locale` is offered in: the public ones, and the made-up one to who reads it already. */
export function offeredIn(locale: Locale): readonly Locale[] {
  return publicLocales.some((tag) => tag === locale) ? publicLocales : [...publicLocales, locale];
}

/** A text of the catalogues, or one that is the same in every language, such as the title of a post. */
type Words = MessageDescriptor | string;

interface PageTexts {
  /** At most 55 characters in English: the brand follows, and search engines cut at about 65. */
  readonly title: Words;
  /** 70 to 160 characters: what a result of a search engine shows below the title. */
  readonly description: Words;
  /** What the page is about, for search engines: see `structured-data/`. Where it stands in the site is told without it. */
  readonly jsonLd?: readonly Thing[];
  /** Where feed readers find what is new on the page. */
  readonly feed?: { readonly href: string; readonly title: MessageDescriptor };
  /** Of a page that is an article: the days it was published and last changed, as `2026-11-22`. */
  readonly article?: { readonly published: string; readonly updated: string };
}

/**
 * Title and description of a page in its language, for the route's `head`. All else that the head of a page has follows from
 * its row and its path: `components/head-tags.tsx`.
 */
export function pageHead(
  { i18n }: { readonly i18n: I18n },
  { title, description, jsonLd = [], feed, article }: PageTexts,
) {
  const said = (text: Words) => (typeof text === 'string' ? text : i18n._(text));
  const words = { title: said(title), description: said(description) };
  return {
    meta: [
      { title: `${words.title} · ${brand.name}` },
      { name: 'description', content: words.description },
      { property: 'og:title', content: words.title },
      { property: 'og:description', content: words.description },
      ...(jsonLd.length === 0 ? [] : [{ 'script:ld+json': graphOf(jsonLd) }]),
      ...(article === undefined
        ? []
        : [
            { property: 'og:type', content: 'article' },
            { property: 'article:published_time', content: article.published },
            { property: 'article:modified_time', content: article.updated },
          ]),
    ],
    links:
      feed === undefined
        ? []
        : [{ rel: 'alternate', type: 'application/atom+xml', href: feed.href, title: i18n._(feed.title) }],
  };
}

/** The `head` of routes that show the same page at several addresses. */
export function headOf(texts: PageTexts) {
  return ({ match }: { readonly match: { readonly context: { readonly i18n: I18n } } }) =>
    pageHead(match.context, texts);
}
