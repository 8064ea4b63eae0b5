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

/** The company by name, for whoever reads one page alone; home and /about describe it. */
export interface NamedCompany extends Thing, Reference {
  readonly '@type': 'Organization';
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
}

/** Who publishes what the pages are about. */
export const company: NamedCompany = {
  '@type': 'Organization',
  '@id': `${brand.site}/#company`,
  name: brand.name,
  url: `${brand.site}/`,
};

/** All that a page tells, as the one data block in its head. */
export function graphOf(things: readonly Thing[]) {
  return { '@context': 'https://schema.org', '@graph': things } as const;
}

/** The absolute address of a page, as search engines want it. */
export function addressOf(locale: Locale, path: string): string {
  return `${brand.site}${pathIn(locale, path)}`;
}
