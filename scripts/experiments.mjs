// Prints the experiments' results; with `simulate`, how often the method reports a false difference or misses a real
// one.
import { builtCommand } from './setup/built-command.mjs';
import { installPackages } from './setup/install.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';

await installPackages();
await continueInPinnedNode();
if (process.argv[2] === 'simulate') {
  const { printFigures } = await import('./experiments/figures.ts');
  printFigures();
} else {
  await import(await builtCommand('experiments'));
}
