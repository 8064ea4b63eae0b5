import type { Plugin } from 'vite';
import { publishedRows, publishedTags } from '../../src/domain/locale/published-rows.ts';

/** Inlines the published locales in place of code that filters the table of 37, so that no page loads the table. */
export function publishedLocales(): Plugin {
  return {
    name: 'mallard:published-locales',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/domain\/locale\/published-rows\.ts$/ },
      handler: () => {
        const values = { publishedRows, publishedTags };
        const code = Object.entries(values).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
        );
        return { code: code.join('\n'), map: null };
      },
    },
  };
}
