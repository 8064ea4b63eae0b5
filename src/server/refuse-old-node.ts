/** The first version whose language and modules the server is built for. */
const oldestNode = 24;

/** The sentence with which a start on another Node than the server is built for ends; null where it is new enough. */
export function onOldNode(version: string): string | null {
  if (Number.parseInt(version, 10) >= oldestNode) return null;
  return `Node ${version} is too old: the server needs Node ${oldestNode} or newer`;
}
