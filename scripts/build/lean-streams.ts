import type { Plugin } from 'vite';

/** Imported but never run: by the end of the file name, or by package name. */
const neverRun = {
  tslib: ['__asyncValues', '__awaiter'],
  '/node_modules/rxjs/dist/esm/internal/scheduled/scheduled.js': ['scheduled'],
  '/node_modules/rxjs/dist/esm/internal/util/isReadableStreamLike.js': [
    'isReadableStreamLike',
    'readableStreamLikeToAsyncGenerator',
  ],
} as const;

/**
 * Removes from RxJS the support for async iterators, readable streams and schedulers: our streams are made from other
 * streams, promises and lists. Code that needs the removed parts throws, with its name.
 */
export function leanStreams(): Plugin {
  return {
    name: 'mallard:lean-streams',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^tslib$/ },
      handler: () => '\0lean:tslib',
    },
    load: {
      filter: { id: /^\0lean:tslib$|\/internal\/(?:scheduled\/scheduled|util\/isReadableStreamLike)\.js$/ },
      handler(id) {
        const [, names] = Object.entries(neverRun).find(([end]) => id.endsWith(end)) ?? [];
        return names
          ?.map((name) => `export function ${name}() { throw new Error('Left out: ${name}'); }`)
          .join('\n');
      },
    },
  };
}
