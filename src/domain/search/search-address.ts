import { brand } from '../brand.ts';

/**
 * The absolute address of a search, for browsers and search engines that register it. `words` is inserted unchanged:
 * either their placeholder (`{searchTerms}`) or already percent-encoded. Site facts, section 9.
 * @example searchAddress('{searchTerms}') // 'https://mallard.example/?q={searchTerms}'
 */
export function searchAddress(words: string): string {
  return `${brand.site}/?q=${words}`;
}
