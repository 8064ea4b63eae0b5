import { brand } from '../../domain/brand.ts';
import { type Locale, pathIn } from '../../domain/locale/locale.ts';

/** Where another thing of the same page, or the company, is described. */
export interface Reference {
  readonly '@id': string;
}

/** Something that a page tells search engines about, in the words of schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly '@id'?: string;
}

/** What pages name without describing it again: home does. */
export const company: Reference = { '@id': `${brand.site}/#company` };

/** All that a page tells, as the one data block in its head. */
export function graphOf(things: readonly Thing[]) {
  return { '@context': 'https://schema.org', '@graph': things } as const;
}

/** The absolute address of a page, as search engines want it. */
export function addressOf(locale: Locale, path: string): string {
  return `${brand.site}${pathIn(locale, path)}`;
}
