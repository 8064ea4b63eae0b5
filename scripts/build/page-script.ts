/** What the bundler tells of a module; the part that is needed here. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const bootScript = /\/src\/ui\/boot\.ts$/;
const shared = /\/src\/(?:domain|application\/ports)\//;
const state = /\/rxjs\/dist\/esm\/internal\/BehaviorSubject\.js$/;

/**
 * Puts what the boot script shares with the islands (states, rules and ports) into one file. Left alone it comes in
 * several, by which islands need it, and a static page waits for each. The rest of RxJS is no part of it: its index
 * imports all.
 */
export function pageScript(id: string, graph: ModuleGraph): string | null {
  const root = /\/rxjs\//.test(id) ? state : shared.test(id) ? bootScript : null;
  return root !== null && isNeededBy(root, id, graph, new Set()) ? 'page' : null;
}

function isNeededBy(root: RegExp, id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (root.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) =>
    isNeededBy(root, importer, graph, seen),
  );
}
