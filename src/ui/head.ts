import type { I18n, MessageDescriptor } from '@lingui/core';
import { brand } from '../domain/brand.ts';
import { type Locale, publicLocales } from '../domain/locale/locale.ts';
import { graphOf, type Thing } from './structured-data/thing.ts';

/** The languages that a page in `locale` offers: the public ones, plus the pseudo-locale on its own pages. */
export function offeredIn(locale: Locale): readonly Locale[] {
  return publicLocales.some((tag) => tag === locale) ? publicLocales : [...publicLocales, locale];
}

/** A text of the catalogs, or one that is the same in every language, such as the title of a post. */
type Words = MessageDescriptor | string;

interface PageTexts {
  /** At most 55 characters in English: the brand is appended, and search engines cut off at about 65. */
  readonly title: Words;
  /** 70 to 160 characters, which search engines show below the title. */
  readonly description: Words;
  /** What the page is about, for search engines: see `structured-data/`. Breadcrumbs are added automatically. */
  readonly jsonLd?: readonly Thing[];
  /** The page's feed, for feed readers. */
  readonly feed?: { readonly href: string; readonly title: MessageDescriptor };
  /** For articles: the days of publication and of the last change, as `2026-11-22`. */
  readonly article?: { readonly published: string; readonly updated: string };
}

/**
 * Title and description of a page in its language, for the route's `head`. The rest of the head follows from the page's
 * row and path: `components/head-tags.tsx`.
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
