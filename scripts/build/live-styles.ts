import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
  if (route !== undefined) return isLive(id.split('?')[0] ?? id);
  const info = graph.getModuleInfo(id);
  return [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].some((importer) =>
    isReached(importer, graph, seen),
  );
}

/** The root and a layout route are live when a page below them is. */
function isLive(file: string): boolean {
  const name = path.basename(file, '.tsx');
  return readdirSync(path.dirname(file))
    .filter((other) => name === '__root' || other === `${name}.tsx` || other.startsWith(`${name}.`))
    .some((other) => /pageClass: 'live'/.test(readFileSync(path.join(path.dirname(file), other), 'utf8')));
}
