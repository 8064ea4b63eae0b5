import { onOldNode } from './refuse-old-node.ts';

// An old Node would fail on a missing import before running this file's first line, so the server is imported later.
const refused = onOldNode(process.versions.node);
if (refused === null) {
  const { serve } = await import('./serve.ts');
  serve(import.meta.dirname);
} else {
  process.stderr.write(`${refused}\n`);
  process.exitCode = 1;
}
