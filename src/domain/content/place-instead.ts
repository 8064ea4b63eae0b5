import { pathInPublished } from '../locale/published-locale.ts';
import { placeByOtherName } from './other-names.ts';

/** Where a path leads that has no page: a path of ours or an address elsewhere, and whether that will stay so. */
export interface Instead {
  readonly place: string;
  /** False where an unpublished locale may get the page itself one day. */
  readonly isLasting: boolean;
}

/**
 * The page that a path without one means: by another name ({@link placeByOtherName}), in a published locale in place of one that is not
 * (product.md, section 2), or both at once. Null if there is none; `hasPage` says which paths have one.
 */
export function placeInstead(asked: string, hasPage: (path: string) => boolean): Instead | null {
  const isThere = (place: string | null): place is string =>
    place !== null && (!place.startsWith('/') || hasPage(place));
  const named = placeByOtherName(asked);
  if (isThere(named)) return { place: named, isLasting: true };
  const published = pathInPublished(asked);
  const place = published === null ? null : (placeByOtherName(published) ?? published);
  return isThere(place) ? { place, isLasting: false } : null;
}
