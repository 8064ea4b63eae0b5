import { features } from '../../src/composition/features.ts';
import { islandNeeds } from '../../src/ui/islands/island-needs.ts';
import { isOfOtherIslands } from '../build/island-files.ts';

/** Which texts a source file holds; null when it holds none. */
export function textsOf(source: string): { readonly locale: string; readonly area: string } | null {
  const [, locale, area] = /^src\/ui\/locales\/([^/]+)\/([^/]+)\.po$/.exec(source) ?? [];
  return locale === undefined || area === undefined ? null : { locale, area };
}

/** Services for developers. */
export function isFake(source: string): boolean {
  return /^src\/composition\/(?:environments\/fake|fake-visitor)\.ts$/.test(source);
}

/** What of the files apart (texts, features; see `build/island-files.ts`) is for some islands in a locale, by a file's source and name. */
export function needsOf(islands: readonly string[]): {
  has(file: { readonly src?: string; readonly name?: string }, locale: string): boolean;
} {
  const rows = islands.map((name) => {
    if (!Object.hasOwn(islandNeeds, name)) throw new Error(`No island is called "${name}"`);
    return islandNeeds[name as keyof typeof islandNeeds];
  });
  const areas = new Set<string>(rows.flatMap((row) => row.areas));
  const needed = new Set<keyof typeof features>(['visit', ...rows.flatMap((row) => row.features)]);
  for (const name of needed) for (const other of features[name].needs) needed.add(other);
  const names = new Set<string>(needed);
  const others = Object.values(islandNeeds).filter((row) => !rows.includes(row));
  return {
    has({ src: source = '', name = '' }, locale) {
      if (isOfOtherIslands(name, islands)) return false;
      if (isFake(source) || others.some(({ file }) => source === `src/ui/islands/${file}`)) return false;
      const texts = textsOf(source);
      if (texts !== null) return texts.locale === locale && areas.has(texts.area);
      const feature = /^src\/composition\/features\/([^/]+)\//.exec(source)?.[1];
      return feature === undefined || names.has(feature);
    },
  };
}
