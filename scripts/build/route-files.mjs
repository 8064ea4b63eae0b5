/**
 * Where the routes stand and how their tree is written: for Start's plugin and for `scripts/generate-routes.mjs`. Without
 * a place in the tree a route is in no bundle: production has none of those for developers.
 */
export function routeFiles(siteEnv = 'local') {
  return {
    routesDirectory: 'routes',
    generatedRouteTree: 'routeTree.gen.ts',
    quoteStyle: /** @type {const} */ ('single'),
    semicolons: true,
    // Nobody reads the tree, and formatting one of sixty routes takes a second.
    enableRouteTreeFormatting: false,
    ...(siteEnv === 'production' ? { routeFileIgnorePattern: '^dev\\.' } : {}),
  };
}

/** The folder that both are in. */
export const routesSource = 'src/ui';
