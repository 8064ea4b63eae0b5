import { entryOf } from '../origin/entry.ts';
import { attributionOf, formatOrigin, noOrigin, type Origin } from '../origin/origin.ts';

/** The part of an origin that an event may carry: entry, source and campaign, at most 64 characters in all. */
export const countedOriginPattern = /^[A-Za-z0-9_.]{3,64}$/;

/**
 * Formats the origin of a visit for an event. Without an origin, or without an entry in it, the entry of the page's
 * path is used. Null when no event may carry the result. Specification, section 3, "Analytics params".
 */
export function countedOrigin(origin: Origin | null, pathname: string): string | null {
  const own = entryOf(pathname);
  const text = formatOrigin({ ...attributionOf(origin ?? { ...noOrigin, entry: own }, own), content: '' });
  return countedOriginPattern.test(text) ? text : null;
}
