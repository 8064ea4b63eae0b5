import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { contentPaths } from '../../src/contract/content.ts';
import { nameHash } from '../finish-pages/hash.ts';

/** The data files that pages fetch, from `public`. */
const paths = [contentPaths.bangLines, contentPaths.jobs, contentPaths.support];

/** A data file, and its content-hashed name, under which browsers may cache it. */
interface DataFile {
  /** The path that the contract publishes. */
  readonly path: string;
  /** Relative to the served folder. */
  readonly name: string;
  readonly content: string;
}

export function dataFiles(): readonly DataFile[] {
  return paths.map((path) => {
    const content = readFileSync(`public${path}`, 'utf8');
    return { path, content, name: `assets/${path.slice(1, -'.json'.length)}-${nameHash(content)}.json` };
  });
}

/** Inserts the names of the data files into the pages' code, in `src/composition/data-files.ts`. */
export function namesOfDataFiles(): Plugin {
  return {
    name: 'mallard:data-files',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/composition\/data-files\.ts$/ },
      handler() {
        const names = Object.fromEntries(dataFiles().map(({ path, name }) => [path, `/${name}`]));
        return { code: `export const dataFiles = ${JSON.stringify(names)};`, map: null };
      },
    },
  };
}
