// Runs site and services from a clean clone: installs what is missing, builds what is stale, serves.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';

await installPackages();
await continueInPinnedNode();
await buildSite();
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href);
