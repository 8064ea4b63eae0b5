// Manages the keys that sign access tokens: list, rotate, revoke. Without a command it prints the list of commands.
import { builtCommand } from './setup/built-command.mjs';
import { installPackages } from './setup/install.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';

await installPackages();
await continueInPinnedNode();
await import(await builtCommand('keys'));
