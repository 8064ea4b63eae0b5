/** What the bundler tells of a module; the part that is needed here. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const bootScript = /\/src\/ui\/boot\.ts$/;
const planScript = /\/src\/ui\/boot\/start-plan-page\.ts$/;
const shared = /\/src\/(?:domain|application\/ports)\//;

/**
 * Puts what the boot script shares with the islands (rules and ports) into one file, and what the plan page runs at load beyond
 * that into another. Left alone each comes in several, by which islands need it, and a static page waits for each.
 */
export function pageScript(id: string, graph: ModuleGraph): string | null {
  const isPlan = isNeededBy(planScript, id, graph, new Set());
  if (isNeededBy(bootScript, id, graph, new Set())) return shared.test(id) || isPlan ? 'page' : null;
  return isPlan ? 'plan' : null;
}

function isNeededBy(root: RegExp, id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (root.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) =>
    isNeededBy(root, importer, graph, seen),
  );
}
