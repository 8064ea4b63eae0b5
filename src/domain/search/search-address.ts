import { brand } from '../brand.ts';

/**
 * The absolute address under which something is searched for, for browsers and search engines that are told once. `words` goes
 * into the query as it stands: a placeholder of theirs (`{searchTerms}`), or what was percent-encoded before. Site facts, section 9.
 * @example searchAddress('{searchTerms}') // 'https://mallard.example/?q={searchTerms}'
 */
export function searchAddress(words: string): string {
  return `${brand.site}/?q=${words}`;
}
