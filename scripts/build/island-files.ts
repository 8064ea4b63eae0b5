import { features, withNeeds } from '../../src/composition/features.ts';
import { type IslandNeeds, islandNeeds } from '../../src/ui/islands/island-needs.ts';
import { isWanted, type ModuleGraph } from './module-graph.ts';

const startOfIslands = /\/src\/ui\/islands\/start-islands\.ts$/;
/** Code loaded on demand: by developers, in a host app, or through a button. */
const later =
  /\/src\/(?:composition\/(?:environments\/fake|played-host-of-visit)|adapters\/native-bridge\/native-host|domain\/settings\/passphrase-words|ui\/islands\/host-plan-offer)\.tsx?$/;
const islandFile = /\/src\/ui\/islands\/([^/]+\.tsx)$/;
const featureFile = /\/src\/composition\/features\/([^/]+)\/(?:feature|http)\.ts$/;

const rows: Readonly<Record<string, IslandNeeds>> = islandNeeds;
const names = Object.keys(rows);
const codeFiles = new Set(Object.values(rows).map(({ file }) => file));
const start = 'of-';
const ofAll = 'islands';
/** The bundler's own helpers, in a file of that name. */
const ofBundler = 'rolldown-runtime';

/** Whether islands need a file, by its name; all other files are loaded on demand. */
export function isIslandFile(fileName: string): boolean {
  return fileName === ofAll || fileName === ofBundler || fileName.startsWith(start);
}

/** Whether a file named by {@link islandFileName} contains nothing that these islands need. */
export function isOfOtherIslands(fileName: string, islands: readonly string[]): boolean {
  return fileName.startsWith(start) && !islands.includes(fileName.slice(start.length));
}

/**
 * The scripts that static pages run at load. All of them run the first; the plan page also the second. The third comes
 * with the search box, the fourth with what we count and what this browser stores, and the last, with the page's
 * remaining work, once it has loaded.
 */
export const bootEntries = {
  boot: 'src/ui/boot.ts',
  plan: 'src/ui/boot/start-plan-page.ts',
  search: 'src/ui/boot/start-search-box.ts',
  table: 'src/ui/boot/start-table.ts',
  'later-rest': 'src/ui/boot/start-static-rest.ts',
} as const;

/**
 * Groups the scripts of static pages into few files: one for what each entry runs, one for what one island needs, and
 * one for everything that several islands need. Left alone there would be fifty. Each is a request and is compressed
 * separately, and the page's HTML has an incompressible hash of each; for code shared by two or three islands that
 * costs more than it saves.
 */
export function islandFileName(id: string, graph: ModuleGraph): string | null {
  for (const [name, file] of Object.entries(bootEntries))
    if (isWanted(id, graph, (one) => one.endsWith(`/${file}`) || null, 'static')) return name;
  const wanting = islandsWanting(id, graph);
  const [first] = wanting;
  if (first === undefined) return null;
  return wanting.length > 1 ? ofAll : `${start}${first}`;
}

/** The islands that need a module. */
export function islandsWanting(id: string, graph: ModuleGraph): readonly string[] {
  return names.filter((name) => isWanted(id, graph, isOfIsland(name)));
}

function isOfIsland(name: string): (id: string) => boolean | null {
  const { file, features: own } = rows[name] as IslandNeeds;
  const needed = withNeeds(['visit', ...own]);
  return (id) => {
    if (startOfIslands.test(id)) return true;
    if (later.test(id)) return false;
    const code = islandFile.exec(id)?.[1] ?? '';
    if (codeFiles.has(code)) return code === file;
    const feature = featureFile.exec(id)?.[1] ?? '';
    return Object.hasOwn(features, feature) ? needed.some((one) => one === feature) : null;
  };
}
