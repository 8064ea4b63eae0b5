import type { I18n, MessageDescriptor } from '@lingui/core';
import { brand } from '../domain/brand.ts';
import { type Locale, localeTags, publicLocales } from '../domain/locale/locale.ts';

/** The languages this build has: the public ones, and the pseudo-locale where a developer asked for it. */
export const offeredLocales: readonly Locale[] = import.meta.env.PSEUDO_LOCALE ? localeTags : publicLocales;

interface PageTexts {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/** Title and description of a page in its language, for the route's `head`. */
export function pageHead({ i18n }: { readonly i18n: I18n }, { title, description }: PageTexts) {
  const words = { title: i18n._(title), description: i18n._(description) };
  return {
    meta: [
      { title: `${words.title} · ${brand.name}` },
      { name: 'description', content: words.description },
      { property: 'og:title', content: words.title },
      { property: 'og:description', content: words.description },
    ],
  };
}
