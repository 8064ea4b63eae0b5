// Manages the store: check, backup, restore, to-postgres. Without a command it prints the list of commands.
import { builtCommand } from './setup/built-command.mjs';
import { installPackages } from './setup/install.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';

await installPackages();
await continueInPinnedNode();
await import(await builtCommand('store'));
