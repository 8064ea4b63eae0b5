import type { Plugin } from 'vite';
import { pagesOfRouteFile } from './pages.ts';

/**
 * Gives the browser of a static page's route the path alone. The router of the live area has to know that the page exists;
 * a link to it loads a document, so head and component are only ever rendered by the build.
 */
export function liveRoutes(): Plugin {
  return {
    name: 'mallard:live-routes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/ui\/routes\/[^?]+\.tsx$/ },
      handler(code, id) {
        if (pagesOfRouteFile(id).some(({ pageClass }) => pageClass === 'live')) return undefined;
        const path = /createFileRoute\('([^']+)'\)/.exec(code)?.[1];
        if (path === undefined) throw new Error(`${id} has no createFileRoute('…')`);
        return {
          code: `import { createFileRoute } from '@tanstack/react-router';\nexport const Route = createFileRoute('${path}')({});\n`,
          map: null,
        };
      },
    },
  };
}
