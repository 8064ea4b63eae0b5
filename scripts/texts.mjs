// Writes the texts of the code into the PO files, with the English and the place as comments. `-- --check` only looks.
import { installPackages } from './setup/install.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';

await installPackages();
await continueInPinnedNode();
await import('./texts/texts.ts');
