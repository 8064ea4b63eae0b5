import { withNeeds } from '../../src/composition/features.ts';
import { islandNeeds } from '../../src/ui/islands/island-needs.ts';
import { isPlainIsland } from '../../src/ui/islands/plain-island.ts';
import { bootEntries, isOfOtherIslands } from '../build/island-files.ts';

/** Services and panels for developers: pages neither name them nor keep class names for them. */
export function isForDevelopers(source: string): boolean {
  return /^src\/(?:composition\/(?:environments\/fake|fake-(?:visitor|suggestions|day-counts))|ui\/components\/developer-panel\/[\w-]+)\.ts$/.test(
    source,
  );
}

/** Entries that boot loads itself, by the island that a page must have for it. */
const entryOf: Readonly<Record<string, string>> = {
  [bootEntries.plan]: 'plan-offer',
  [bootEntries.search]: 'search-box',
  [bootEntries.table]: 'table',
};

/** Draws the QR code for phones: named by pages that have one, with or without islands. */
export const phoneCodeFile = 'src/ui/boot/phone-code.ts';

/** Buying inside an app of ours: a page that is replaced there by its twin (`domain/device/app-twin.ts`) never shows it. */
const inAppsAlone = 'src/ui/islands/host-plan-offer.tsx';

/** The areas whose texts islands use, each once. */
export function areasOf(islands: readonly string[]): readonly string[] {
  return [...new Set(rowsOf(islands).flatMap((row): readonly string[] => row.areas))];
}

/** Which of the separate files (features; see `build/island-files.ts`) some islands need, by a file's source and name. */
export function needsOf(
  islands: readonly string[],
  isShownInApps: boolean,
): {
  has(file: { readonly src?: string; readonly name?: string }): boolean;
} {
  const rows = rowsOf(islands);
  const names = new Set<string>(withNeeds(['visit', ...rows.flatMap((row) => row.features)]));
  const others = Object.values(islandNeeds).filter((row) => !rows.includes(row));
  return {
    has({ src: source = '', name = '' }) {
      const island = entryOf[source];
      if (isOfOtherIslands(name, islands) || (island !== undefined && !islands.includes(island)))
        return false;
      if (source === phoneCodeFile || isForDevelopers(source)) return false;
      if (source === inAppsAlone && !isShownInApps) return false;
      if (others.some(({ file }) => source === `src/ui/islands/${file}`)) return false;
      const feature = /^src\/composition\/features\/([^/]+)\//.exec(source)?.[1];
      return feature === undefined || names.has(feature);
    },
  };
}

function rowsOf(islands: readonly string[]) {
  return islands.flatMap((name) => {
    if (isPlainIsland(name)) return [];
    if (!Object.hasOwn(islandNeeds, name)) throw new Error(`No island is called "${name}"`);
    return islandNeeds[name as keyof typeof islandNeeds];
  });
}
