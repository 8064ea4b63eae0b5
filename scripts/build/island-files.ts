import { features, withNeeds } from '../../src/composition/features.ts';
import { type IslandNeeds, islandNeeds } from '../../src/ui/islands/island-needs.ts';
import { isWanted, type ModuleGraph } from './module-graph.ts';

const startOfIslands = /\/src\/ui\/islands\/start-islands\.ts$/;
/** What comes when it is asked for: by developers, in a host app, or with a button. */
const later =
  /\/src\/(?:composition\/(?:environments\/fake|played-host-of-visit)|adapters\/native-bridge\/native-host|domain\/settings\/passphrase-words|ui\/islands\/host-plan-offer)\.tsx?$/;
const islandFile = /\/src\/ui\/islands\/([^/]+\.tsx)$/;
const featureFile = /\/src\/composition\/features\/([^/]+)\/(?:feature|http)\.ts$/;

const rows: Readonly<Record<string, IslandNeeds>> = islandNeeds;
const names = Object.keys(rows);
const codeFiles = new Set(Object.values(rows).map(({ file }) => file));
const start = 'of-';
const ofAll = 'islands';
/** What the bundler itself adds to scripts, in a file of that name. */
const ofBundler = 'rolldown-runtime';

/** Whether islands need a file, by its name; all other files are for those who ask for them. */
export function isIslandFile(fileName: string): boolean {
  return fileName === ofAll || fileName === ofBundler || fileName.startsWith(start);
}

/** Whether a file that {@link islandFileName} named holds nothing that one of these islands needs. */
export function isOfOtherIslands(fileName: string, islands: readonly string[]): boolean {
  return fileName.startsWith(start) && !islands.includes(fileName.slice(start.length));
}

/** What static pages run at load: all of them the first, the plan page the second beside it. The third comes with the search box, the fourth with what we count and what this browser keeps, and the last, with what a page does then, when it has loaded. */
export const bootEntries = {
  boot: 'src/ui/boot.ts',
  plan: 'src/ui/boot/start-plan-page.ts',
  search: 'src/ui/boot/start-search-box.ts',
  table: 'src/ui/boot/start-table.ts',
  'later-rest': 'src/ui/boot/start-static-rest.ts',
} as const;

/**
 * Puts the scripts of static pages into few files: what each entry runs is one, and what one island needs is another, and what
 * several need one for all. Left alone they come in fifty. Each is a request and is packed by itself, and the page's HTML has a hash
 * of each, which cannot be packed at all: for what two or three islands share it costs more than it saves.
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
