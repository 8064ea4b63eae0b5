/** The first version whose language and modules the server is built for. */
const oldestNode = 24;

/**
 * Goes on with `next`, or ends with a sentence where this Node is too old. An old Node does not get as far as the first line of a file whose
 * imports it lacks: so whatever is started by hand imports only this, and all else in `next`.
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

/** The sentence with which a start on another Node than the server is built for ends; null where it is new enough. */
export function onOldNode(version: string): string | null {
  if (Number.parseInt(version, 10) >= oldestNode) return null;
  return `Node ${version} is too old: the server and its commands need Node ${oldestNode} or newer`;
}
