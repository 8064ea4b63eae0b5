import { describe, expect, it } from 'vitest';
import { islandFileName, isOfOtherIslands } from '../../scripts/build/island-files.ts';
import type { ModuleGraph } from '../../scripts/build/module-graph.ts';
import { islandNeeds } from '../../src/ui/islands/island-needs.ts';

const part = '/src/ui/components/parts/some-part.tsx';
const start = '/src/ui/islands/start-islands.ts';

/** A module that the code files of some islands import. */
function sharedBy(islands: readonly (keyof typeof islandNeeds)[]): ModuleGraph {
  const importers = islands.map((name) => `/src/ui/islands/${islandNeeds[name].file}`);
  return {
    getModuleInfo: (id) => {
      if (id === part) return { importers, dynamicImporters: [] };
      return { importers: id === start ? [] : [start], dynamicImporters: [] };
    },
  };
}

describe('a script that several islands need', () => {
  it('is named by the pages of each of them, and by no others', () => {
    const name = islandFileName(part, sharedBy(['search-box', 'settings'])) ?? '';
    // As the bundler writes it: other characters become a low line.
    const written = name.replace(/[^\w-]/g, '_');
    expect(isOfOtherIslands(written, ['plan-finder', 'search-box'])).toBe(false);
    expect(isOfOtherIslands(written, ['settings'])).toBe(false);
    expect(isOfOtherIslands(written, ['newsletter'])).toBe(true);
  });

  it('is in the file of all islands when many need it', () => {
    expect(islandFileName(part, sharedBy(['search-box', 'settings', 'bangs', 'newsletter']))).toBe('islands');
  });
});
