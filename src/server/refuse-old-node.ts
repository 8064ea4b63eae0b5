/** The first version whose language and modules the server is built for. */
const oldestNode = 24;

/**
 * Runs `next`, or prints an error and fails if this Node is too old. An old Node fails on a missing import before it runs the
 * first line of a file, so each script that is started by hand imports only this file, and everything else in `next`.
 */
export async function onThisNode(next: () => Promise<unknown>): Promise<void> {
  const refused = onOldNode(process.versions.node);
  if (refused === null) {
    await next();
    return;
  }
  process.stderr.write(`${refused}\n`);
  process.exitCode = 1;
}

/** The error message for a Node that is older than the server is built for; null if it is new enough. */
export function onOldNode(version: string): string | null {
  if (Number.parseInt(version, 10) >= oldestNode) return null;
  return `Node ${version} is too old: the server and its commands need Node ${oldestNode} or newer`;
}
