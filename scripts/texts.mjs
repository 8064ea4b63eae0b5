// Writes the texts in the code to the PO files, with the English and the place as comments. `-- --check` only checks.
import { installPackages } from './setup/install.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';

await installPackages();
await continueInPinnedNode();
await import('./texts/texts.ts');
