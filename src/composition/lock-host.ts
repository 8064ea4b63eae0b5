import type { LockHost } from '../adapters/browser/web-locks-tab-lock.ts';

/** The browser's locks; null on plain http, where the property is missing despite its type. */
export function lockHost(): LockHost | null {
  if (!('locks' in navigator)) return null;
  return { request: (name, task) => navigator.locks.request(name, task) };
}
