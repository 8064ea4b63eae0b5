import type { ConnectionInfo } from '../adapters/browser/connection.ts';
import type { LockHost } from '../adapters/browser/web-locks-tab-lock.ts';

/** The browser's locks; null on plain http, where the property is missing against what its type says. */
export function lockHost(): LockHost | null {
  if (!('locks' in navigator)) return null;
  return { request: (name, task) => navigator.locks.request(name, task) };
}

/** What the browser tells of the connection; null where it tells nothing. */
export function connectionInfo(): ConnectionInfo | null {
  const info: unknown = Reflect.get(navigator, 'connection');
  return typeof info === 'object' ? info : null;
}
