// Prints the experiments' results; with `simulate`, how often the method reports a false difference or misses a real
// one.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';

await installPackages();
await continueInPinnedNode();
if (process.argv[2] === 'simulate') {
  const { printFigures } = await import('./experiments/figures.ts');
  printFigures();
} else {
  await buildSite();
  await import(pathToFileURL(path.join(root, 'dist/server/experiments.js')).href);
}
