import { splitPath } from '../locale/locale.ts';
import { defaultEntry } from './origin.ts';

/**
 * Routes with an entry of their own, by first path segment, including the pages below them. Every other route has the
 * default. The specification (section 3) says only that such routes exist; these are the places named as entries in
 * publicly seen origins: the home page, the ways to the browser, the AI chat, and what leads to the subscription.
 */
export const routeEntries = {
  '': 'home',
  app: 'app',
  browser: 'browser',
  duckai: 'duckai',
  pro: 'pro',
  subscriptions: 'pro',
} as const satisfies Record<string, string>;

/** The entry of a visit whose origin has none, by the path it comes to (with or without locale). */
export function entryOf(pathname: string): string {
  const segment = splitPath(pathname).path.split('/')[1] ?? '';
  return isOwn(segment) ? routeEntries[segment] : defaultEntry;
}

function isOwn(segment: string): segment is keyof typeof routeEntries {
  return Object.hasOwn(routeEntries, segment);
}
