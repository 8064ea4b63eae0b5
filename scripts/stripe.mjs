// Sets up Stripe: the prices of our plans. Without a command it prints the list of commands.
import { builtCommand } from './setup/built-command.mjs';
import { installPackages } from './setup/install.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';

await installPackages();
await continueInPinnedNode();
await import(await builtCommand('stripe'));
