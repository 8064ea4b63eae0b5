// Writes src/ui/routeTree.gen.ts, the router's table of its routes, which the types need. The build and `npm run dev`
// write the same file; this is for checking types without a build.
import path from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routeFiles, routesSource } from './build/route-files.mjs';
import { root } from './setup/paths.mjs';

const files = routeFiles();
const source = path.join(root, routesSource);
const config = getConfig(
  {
    ...files,
    routesDirectory: path.join(source, files.routesDirectory),
    generatedRouteTree: path.join(source, files.generatedRouteTree),
    target: 'react',
    disableLogging: true,
    // What Start's plugin adds, so that both write the same file.
    routeTreeFileFooter: [
      `import type { getRouter } from './router.tsx'
import type { createStart } from '@tanstack/react-start'
declare module '@tanstack/react-start' {
  interface Register {
    ssr: true
    router: Awaited<ReturnType<typeof getRouter>>
  }
}`,
    ],
  },
  root,
);
await new Generator({ config, root }).run();
