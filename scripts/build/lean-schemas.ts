import path from 'node:path';
import type { Plugin } from 'vite';

const small = path.join(import.meta.dirname, 'small-schemas.ts');

/**
 * Gives browsers what our schemas ask of `zod/mini` and no more. Zod says of every value what is wrong with it, waits for checks
 * that take time, converts both ways; browsers ask whether an answer is one. A schema that asks for anything else fails the
 * build (`no-missing-names.ts`).
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
