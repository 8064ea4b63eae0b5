import { isEmptyOrigin, type Origin } from './origin.ts';

/** The source used in the origins of our own links. Specification, section 3. */
const ownSource = 'website';

/**
 * Decides the origin of a visit that had `before` (null for none) and opens a page whose address names `named` (null
 * for none): the newer one, unless it is empty. A link on this site only says where on the site it was, so it never
 * replaces an external origin: a visitor who came by a campaign keeps the trial it promises. Null when there is none.
 * Specification, sections 3 and 9.
 */
export function originOfVisit(before: Origin | null, named: Origin | null): Origin | null {
  if (named === null || isEmptyOrigin(named)) return before;
  return isFromElsewhere(before) && named.source === ownSource ? before : named;
}

function isFromElsewhere(origin: Origin | null): boolean {
  return origin !== null && !isEmptyOrigin(origin) && origin.source !== ownSource;
}
