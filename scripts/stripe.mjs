// What is to be set up at Stripe: the prices of our plans. Says what it can do when called without a command.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';

await installPackages();
await continueInPinnedNode();
await buildSite();
await import(pathToFileURL(path.join(root, 'dist/server/stripe.js')).href);
