// Vite's dev server with the site's services mounted in it: one process, hot reload on both sides.
import { installPackages } from './setup/install.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';

await installPackages();
await continueInPinnedNode();
const { createServer } = await import('vite');
const vite = await createServer();
await vite.listen();
const address = vite.resolvedUrls?.local[0] ?? '';
process.stdout.write(
  `\n  Site      ${address}\n  Mailbox   ${address}dev/mail\n  Data      ${process.env.DATA_DIR ?? './data'}\n\n`,
);
