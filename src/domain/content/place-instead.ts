import { splitPath } from '../locale/locale.ts';
import { pathInPublished } from '../locale/published-locale.ts';
import { placeByOtherName } from './other-names.ts';

/**
 * Where a path without a page redirects to, one of our paths or an address elsewhere, and whether the redirect is
 * permanent.
 */
export interface Instead {
  readonly place: string;
  /** False when the page may exist one day, in a locale not yet published. */
  readonly isLasting: boolean;
}

/**
 * Finds where to redirect a path without a page: the page or feed of another name ({@link placeByOtherName}), the page whose path
 * is the same in lower case, the published locale in place of an unpublished one (product.md, section 2), or several of
 * these. A file that the locale does not have of its own, such as the blog's feed, is the one for every language. Null if
 * there is none; `hasPage` and `hasFile` tell which paths have a page or are a file.
 */
export function placeInstead(
  asked: string,
  hasPage: (path: string) => boolean,
  hasFile: (path: string) => boolean = () => false,
): Instead | null {
  const isThere = (place: string | null): place is string =>
    place !== null && (!place.startsWith('/') || hasPage(place));
  const fileOf = (path: string) => [path, splitPath(path).path].find(hasFile);
  const named = placeByOtherName(asked);
  if (isThere(named)) return { place: named, isLasting: true };
  const namedFile = named === null ? undefined : fileOf(named);
  if (namedFile !== undefined) return { place: namedFile, isLasting: namedFile === named };
  const lower = asked.toLowerCase();
  if (hasPage(lower)) return { place: lower, isLasting: true };
  const published = pathInPublished(lower);
  const place = published === null ? null : (placeByOtherName(published) ?? published);
  if (isThere(place)) return { place, isLasting: false };
  const file = fileOf(place ?? lower);
  return file === undefined ? null : { place: file, isLasting: false };
}
