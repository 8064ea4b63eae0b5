import { brand } from '../../domain/brand.ts';
import { type Locale, pathIn } from '../../domain/locale/locale.ts';

/** A reference to another thing on the same page, or to the company. */
export interface Reference {
  readonly '@id': string;
}

/** Something that a page describes to search engines, in the vocabulary of schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly '@id'?: string;
}

/** The company by name, for consumers that read only one page; home and /about describe it. */
export interface NamedCompany extends Thing, Reference {
  readonly '@type': 'Organization';
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
}

/** The publisher of what the pages describe. */
export const company: NamedCompany = {
  '@type': 'Organization',
  '@id': `${brand.site}/#company`,
  name: brand.name,
  url: `${brand.site}/`,
};

/** Everything that a page describes, as the single data block in its head. */
export function graphOf(things: readonly Thing[]) {
  return { '@context': 'https://schema.org', '@graph': things } as const;
}

/** A page's absolute address, which search engines expect. */
export function addressOf(locale: Locale, path: string): string {
  return `${brand.site}${pathIn(locale, path)}`;
}
