// Builds the site into dist, from a clean clone.
import { buildSite } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';

await installPackages();
await continueInPinnedNode();
await buildSite();
