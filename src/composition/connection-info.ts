import type { ConnectionInfo } from '../adapters/browser/connection.ts';

/** What the browser reveals about the connection; null when it reveals nothing. */
export function connectionInfo(): ConnectionInfo | null {
  const info: unknown = Reflect.get(navigator, 'connection');
  return typeof info === 'object' ? info : null;
}
