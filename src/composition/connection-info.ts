import type { ConnectionInfo } from '../adapters/browser/connection.ts';

/** What the browser tells of the connection; null where it tells nothing. */
export function connectionInfo(): ConnectionInfo | null {
  const info: unknown = Reflect.get(navigator, 'connection');
  return typeof info === 'object' ? info : null;
}
