import { describe, expect, it } from 'vitest';
import { localeTags, pathIn, splitPath } from '../../src/domain/locale/locale.ts';
import { allLooks, looksInPairs, pairsOf, testedAddresses } from '../support/looks.ts';

const sixtyPages = Array.from({ length: 60 }, (_, index) => `/made-up/page-${index}`);
const manyPages = localeTags.flatMap((locale) => sixtyPages.map((path) => pathIn(locale, path)));

describe.each([
  ['the site’s pages', testedAddresses],
  ['sixty pages in every language of the table', manyPages],
])('the looks at %s', (_, addresses) => {
  const looks = looksInPairs(addresses);

  it('show every page', () => {
    const paths = (all: readonly string[]) =>
      [...new Set(all.map((address) => splitPath(address).path))].sort();
    expect(paths(looks.map(({ address }) => address))).toEqual(paths(addresses));
  });

  it('show every language at every width and in every theme, and every width in every theme', () => {
    const pairs = (all: typeof looks) => [...new Set(all.flatMap(pairsOf))].sort();
    expect(pairs(looks)).toEqual(pairs(allLooks(addresses)));
  });

  it('are as many as pages, or as three for each language, and not many more', () => {
    const pages = new Set(addresses.map((address) => splitPath(address).path)).size;
    const languages = new Set(addresses.map((address) => splitPath(address).locale)).size;
    expect(looks.length).toBeLessThanOrEqual(Math.max(pages, 3 * languages + 3));
  });
});
