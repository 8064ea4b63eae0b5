import { onOldNode } from './refuse-old-node.ts';

// An old Node does not get as far as the first line of a file whose imports it lacks: here it finds none.
const refused = onOldNode(process.versions.node);
if (refused === null) {
  const { serve } = await import('./serve.ts');
  serve(import.meta.dirname);
} else {
  process.stderr.write(`${refused}\n`);
  process.exitCode = 1;
}
