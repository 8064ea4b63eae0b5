import path from 'node:path';
import type { Plugin } from 'vite';

const metadata = path.join(import.meta.dirname, 'class-metadata.ts');

/**
 * Leaves out of the container what no page of ours runs: resolvers built from text, which the content security policy
 * forbids, and most of `reflect-metadata`, which serves decorators. Together a tenth of what a live page may load beside React.
 */
export function leanContainer(): Plugin {
  return {
    name: 'mallard:lean-container',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^reflect-metadata\/lite$/ },
      handler: () => metadata,
    },
    load: {
      // Each of these files exports a function of its own name; one that does not fails the build.
      filter: { id: /\/node_modules\/@inversifyjs\/core\/lib\/.*Jit\.js$/ },
      handler: (id) =>
        `export function ${path.basename(id, '.js')}() { throw new Error('The container is jitless'); }`,
    },
  };
}
