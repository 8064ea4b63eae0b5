import { localeTags, pathIn } from '../../src/domain/locale/locale.ts';
import type { PageTableFile } from '../../src/server/site/page-table.ts';
import type { PolicyFacts } from './page-parts.ts';
import { contentSecurityPolicy, serviceWebOrigins } from './policy.ts';

/**
 * What the server needs to know about the pages: one policy per class, one list of hashes, and which of these each page
 * uses.
 */
export function headerTable(
  pages: ReadonlyMap<string, PolicyFacts>,
  speculationRules: string,
): PageTableFile {
  const all = [...pages.values()];
  const classes = Object.fromEntries(
    [...new Set(all.map(({ pageClass }) => pageClass))].sort().map((pageClass) => {
      const ofClass = all.filter((page) => page.pageClass === pageClass);
      return [
        pageClass,
        contentSecurityPolicy({
          serviceWebOrigins: serviceWebOrigins(process.env),
          styleFiles: ofClass.some(({ styleFiles }) => styleFiles),
          dataImages: ofClass.some(({ dataImages }) => dataImages),
        }),
      ];
    }),
  );
  const hashes = [...new Set(all.flatMap(({ scripts, styles }) => [...scripts, ...styles]))].sort();
  const places = new Map(hashes.map((hash, place) => [hash, place]));
  const placesOf = (list: readonly string[]) => list.map((hash) => places.get(hash) ?? -1);
  const kinds = new Map<string, number>();
  const kindOf = ({ pageClass, scripts, styles }: PolicyFacts) => {
    const key = JSON.stringify({ pageClass, scripts: placesOf(scripts), styles: placesOf(styles) });
    if (!kinds.has(key)) kinds.set(key, kinds.size);
    return kinds.get(key) ?? -1;
  };
  const kindOfPage = Object.fromEntries([...pages].map(([address, facts]) => [address, kindOf(facts)]));
  return {
    classes,
    hashes,
    kinds: [...kinds.keys()].map((kind): PageTableFile['kinds'][number] => JSON.parse(kind)),
    pages: kindOfPage,
    notFound: Object.fromEntries(
      localeTags
        .map((locale) => [locale, pathIn(locale, '/404')] as const)
        .filter(([, page]) => pages.has(page)),
    ),
    speculationRules,
  };
}
