/**
 * Where the routes are and how their tree is written: for Start's plugin and for `scripts/generate-routes.mjs`. A route
 * that is not in the tree is in no bundle: production has none of those for developers.
 */
export function routeFiles(siteEnv = 'local') {
  return {
    routesDirectory: 'routes',
    generatedRouteTree: 'routeTree.gen.ts',
    quoteStyle: /** @type {const} */ ('single'),
    semicolons: true,
    // Nobody reads the tree, and formatting one with sixty routes takes a second.
    enableRouteTreeFormatting: false,
    ...(siteEnv === 'production' ? { routeFileIgnorePattern: '^dev\\.' } : {}),
  };
}

/** The folder that contains both. */
export const routesSource = 'src/ui';
