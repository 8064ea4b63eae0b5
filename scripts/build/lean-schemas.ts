import path from 'node:path';
import type { Plugin } from 'vite';

const small = path.join(import.meta.dirname, 'small-schemas.ts');

/**
 * Gives browsers only the part of `zod/mini` that our schemas use. Zod explains what is wrong with a value, awaits
 * asynchronous checks and converts in both directions; browsers only ask whether a response is valid. A schema that
 * uses anything else fails the build (`no-missing-names.ts`).
 */
export function leanSchemas(): Plugin {
  return {
    name: 'mallard:lean-schemas',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^zod\/mini$/ },
      handler: () => small,
    },
  };
}
