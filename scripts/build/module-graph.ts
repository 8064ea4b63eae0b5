/** The part of the bundler's module information that is used here. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
    readonly importedIds?: readonly string[];
  } | null;
}

/**
 * Whether a module is wanted: by its own verdict, or by that of a module that imports it, directly or indirectly. A
 * module without a verdict (null) inherits that of its importers.
 */
export function isWanted(
  id: string,
  graph: ModuleGraph,
  verdict: (id: string) => boolean | null,
  imports: 'all' | 'static' = 'all',
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const known = verdict(id);
  if (known !== null) return known;
  const info = graph.getModuleInfo(id);
  const dynamic = imports === 'all' ? (info?.dynamicImporters ?? []) : [];
  return [...(info?.importers ?? []), ...dynamic].some((importer) =>
    isWanted(importer, graph, verdict, imports, seen),
  );
}

/**
 * The ends of the paths from a module up through its importers: a path ends where `end` returns a name (which is
 * collected) or false.
 */
export function waysUp(
  id: string,
  graph: ModuleGraph,
  end: (id: string) => string | false | null,
): ReadonlySet<string> {
  const ends = new Set<string>();
  const seen = new Set([id]);
  for (const module of seen) {
    const known = end(module);
    if (known) ends.add(known);
    if (known !== null) continue;
    const info = graph.getModuleInfo(module);
    for (const importer of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])])
      seen.add(importer);
  }
  return ends;
}
