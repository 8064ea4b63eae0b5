import path from 'node:path';
import type { Plugin } from 'vite';
import { pagesOfRouteFile } from './pages.ts';
import { withoutRoutes } from './route-tree.ts';

const routes = path.resolve(import.meta.dirname, '../../src/ui/routes');
const staticRoutes = '\0static-routes';

/**
 * Removes the routes of static pages from the tree that live pages load: a static page is only ever reached by loading
 * its document, and each would cost every live page a route and the names of its styles. They are passed to the bundler
 * separately, because Start finds the styles of pages through them; the scripts they load are dropped again
 * (`loaded-scripts.ts`).
 */
export function routesOfLivePages(): Plugin {
  const files = new Set<string>();
  return {
    name: 'mallard:routes-of-live-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      files.clear();
    },
    resolveId: {
      filter: { id: /^\0static-routes$/ },
      handler: (id) => id,
    },
    load: {
      filter: { id: /^\0static-routes$/ },
      handler: () =>
        [...files]
          .map(
            (file, place) => `export { Route as r${place} } from ${JSON.stringify(path.join(routes, file))};`,
          )
          .join('\n'),
    },
    transform: {
      filter: { id: /\/src\/ui\/routeTree\.gen\.ts$/ },
      handler(code) {
        const tree = withoutRoutes(code, this.parse(code, { lang: 'ts' }), isOfStaticPages);
        for (const file of tree.files) files.add(file);
        this.emitFile({ type: 'chunk', id: staticRoutes, name: 'static-routes' });
        return { code: tree.code, map: null };
      },
    },
    generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk' && chunk.facadeModuleId === staticRoutes) delete bundle[file];
    },
  };
}

function isOfStaticPages(file: string): boolean {
  const pages = pagesOfRouteFile(`src/ui/routes/${file}`);
  return pages.length > 0 && pages.every(({ pageClass }) => pageClass !== 'live');
}
