// Manages the keys that sign access tokens: list, rotate, revoke. Without a command it prints the list of commands.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';

await installPackages();
await continueInPinnedNode();
await buildSite();
await import(pathToFileURL(path.join(root, 'dist/server/keys.js')).href);
