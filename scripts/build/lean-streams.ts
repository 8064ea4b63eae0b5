import type { Plugin } from 'vite';

/** What is asked for and never run: by the end of its file's name, or by the name of its package. */
const neverRun = {
  tslib: ['__asyncValues', '__awaiter'],
  '/node_modules/rxjs/dist/esm/internal/scheduled/scheduled.js': ['scheduled'],
  '/node_modules/rxjs/dist/esm/internal/util/isReadableStreamLike.js': [
    'isReadableStreamLike',
    'readableStreamLikeToAsyncGenerator',
  ],
} as const;

/**
 * Leaves out of RxJS what makes streams of async iterators and of readable streams, and what runs them on a scheduler: ours are
 * made of other streams, promises and lists. What needs it throws, and says its name.
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
