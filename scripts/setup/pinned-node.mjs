import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { pinnedNode } from './paths.mjs';
import { ownEnvironment } from './run.mjs';

/** Re-executes the script in the pinned Node and exits with its code. Returns only when already running in that Node. */
export async function continueInPinnedNode() {
  if (realpathSync(process.execPath) === realpathSync(pinnedNode)) return;
  const child = spawn(pinnedNode, process.argv.slice(1), { stdio: 'inherit', env: ownEnvironment() });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve) => child.on('close', (exit) => resolve(exit ?? 1)));
  process.exit(code);
}
