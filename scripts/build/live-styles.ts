import { pagesOfRouteFile } from './pages.ts';

/** What the bundler tells of a module; the part that is needed here. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

const routeFile = /\/src\/ui\/routes\/[^?]+\.tsx/;

/**
 * Puts the styles of all live pages into one file, so that a live page waits for one style sheet and the next page of
 * the area has its styles already. Styles that only static pages use stay apart; they end up in those pages' text.
 */
export function liveStyles(id: string, graph: ModuleGraph): string | null {
  if (!/\.css(?:$|\?)/.test(id)) return null;
  return isReached(id, graph, new Set()) ? 'live' : null;
}

function isReached(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const route = routeFile.exec(id)?.[0];
  if (route !== undefined) return pagesOfRouteFile(route).some(({ pageClass }) => pageClass === 'live');
  const info = graph.getModuleInfo(id);
  return [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].some((importer) =>
    isReached(importer, graph, seen),
  );
}
