import { describe, expect, it } from 'vitest';
import { isIslandFile, islandFileName, isOfOtherIslands } from '../../scripts/build/island-files.ts';
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

describe('a script that islands need', () => {
  it('is named by the pages of the one that needs it, and by no others', () => {
    const name = islandFileName(part, sharedBy(['newsletter'])) ?? '';
    expect(isIslandFile(name)).toBe(true);
    expect(isOfOtherIslands(name, ['plan-finder', 'newsletter'])).toBe(false);
    expect(isOfOtherIslands(name, ['settings'])).toBe(true);
  });

  it('is in the file of all islands when several need it', () => {
    expect(islandFileName(part, sharedBy(['newsletter', 'settings']))).toBe('islands');
    expect(isIslandFile('islands')).toBe(true);
  });

  it('is told by its name from what few visitors need', () => {
    expect(isIslandFile('native-host')).toBe(false);
  });
});
