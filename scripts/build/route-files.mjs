/** Where the routes stand and how their tree is written: for Start's plugin and for `scripts/generate-routes.mjs`. */
export const routeFiles = {
  routesDirectory: 'routes',
  generatedRouteTree: 'routeTree.gen.ts',
  quoteStyle: /** @type {const} */ ('single'),
  semicolons: true,
};

/** The folder that both are in. */
export const routesSource = 'src/ui';
