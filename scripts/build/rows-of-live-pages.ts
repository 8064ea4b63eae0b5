import { type Plugin, Visitor } from 'vite';
import { pagePaths, pages } from '../../src/ui/pages.ts';
import { blanked, propertySpan, type Span } from './blanked.ts';

/** The fields of a row that only the prerender and its readers use. */
const ofPrerender = ['links', 'listed', 'appBanner', 'changed', 'experiments'];

/**
 * Reduces the page table for live pages to their own rows and the one for unknown addresses: the HTML already contains
 * the rest. So the size of live pages does not depend on the number of static pages.
 */
export function rowsOfLivePages(): Plugin {
  const isAskedFor = (path: string) =>
    path === '/404' || pagePaths.some((known) => known === path && pages[known].pageClass === 'live');
  return {
    name: 'mallard:rows-of-live-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/ui\/pages\.ts$/ },
      handler(code) {
        const spans: Span[] = [];
        new Visitor({
          ObjectExpression(table) {
            for (const row of table.properties) {
              if (row.type !== 'Property' || row.key.type !== 'Literal') continue;
              if (row.value.type !== 'ObjectExpression' || !String(row.key.value).startsWith('/')) continue;
              if (!isAskedFor(String(row.key.value))) {
                spans.push(propertySpan(code, table, row));
                continue;
              }
              for (const fact of row.value.properties)
                if (
                  fact.type === 'Property' &&
                  fact.key.type === 'Identifier' &&
                  ofPrerender.includes(fact.key.name)
                )
                  spans.push(propertySpan(code, row.value, fact));
            }
          },
        }).visit(this.parse(code, { lang: 'ts' }));
        return { code: blanked(code, spans), map: null };
      },
    },
  };
}
