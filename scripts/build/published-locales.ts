import type { Plugin } from 'vite';
import { publishedRows } from '../../src/domain/locale/published-rows.ts';

/** Puts the published locales in place of what reads them out of the table of 37, so that no page loads the table for them. */
export function publishedLocales(): Plugin {
  return {
    name: 'mallard:published-locales',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/domain\/locale\/published-rows\.ts$/ },
      handler: () => ({ code: `export const publishedRows = ${JSON.stringify(publishedRows)};`, map: null }),
    },
  };
}
