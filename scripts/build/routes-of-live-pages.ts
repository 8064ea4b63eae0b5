import path from 'node:path';
import type { Plugin } from 'vite';
import { pagesOfRouteFile } from './pages.ts';
import { withoutRoutes } from './route-tree.ts';

const routes = path.resolve(import.meta.dirname, '../../src/ui/routes');
const staticRoutes = '\0static-routes';

/**
 * Leaves the routes of static pages out of the tree that live pages load: nobody comes to a static page but by loading its
 * document, and each would cost every live page a route and the names of its styles. The bundler is given them by themselves, because
 * Start finds the styles of pages by them; what they load is dropped with them (`loaded-scripts.ts`).
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
