/** What the bundler tells of a module; the part that is needed here. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const bootScript = /\/src\/ui\/boot\.ts$/;
const shared = /\/src\/(?:domain|application\/ports)\//;

/**
 * Puts what the boot script shares with the islands (rules and ports) into one file. Left alone it comes in several, by
 * which islands need it, and a static page waits for each.
 */
export function pageScript(id: string, graph: ModuleGraph): string | null {
  return shared.test(id) && isNeededByBoot(id, graph, new Set()) ? 'page' : null;
}

function isNeededByBoot(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (bootScript.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isNeededByBoot(importer, graph, seen));
}
