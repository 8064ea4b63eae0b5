/** The first version whose language and modules the server is built for. */
const oldestNode = 24;

/** The error message for a Node that is older than the server is built for; null if it is new enough. */
export function onOldNode(version: string): string | null {
  if (Number.parseInt(version, 10) >= oldestNode) return null;
  return `Node ${version} is too old: the server needs Node ${oldestNode} or newer`;
}
