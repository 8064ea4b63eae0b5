import { entryOf } from '../origin/entry.ts';
import { attributionOf, formatOrigin, noOrigin, type Origin } from '../origin/origin.ts';

/** What an event may hold of an origin: entry, source and campaign, and nothing longer than 64 characters. */
export const countedOriginPattern = /^[A-Za-z0-9_.]{3,64}$/;

/**
 * The text by which an event names where its visitor came from. A visit without origin, or with one that names no entry,
 * has the entry of the page's path. Null when no event may carry it. Specification, section 3, "Analytics params".
 */
export function countedOrigin(origin: Origin | null, pathname: string): string | null {
  const own = entryOf(pathname);
  const text = formatOrigin({ ...attributionOf(origin ?? { ...noOrigin, entry: own }, own), content: '' });
  return countedOriginPattern.test(text) ? text : null;
}
