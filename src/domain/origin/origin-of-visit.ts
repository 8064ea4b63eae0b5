import { isEmptyOrigin, type Origin } from './origin.ts';

/** The source that links of this site name in their origins. Specification, section 3. */
const ownSource = 'website';

/**
 * The origin of a visit that had one (`before`, null for none) and comes to a page whose address names one (`named`, null
 * for none): the newer, unless it names nothing. A link of this site says only where on the site it stood, so it never
 * takes the place of an origin from elsewhere: a visitor who came by a campaign keeps the trial that it promises.
 * Null when there is none. Specification, sections 3 and 9.
 */
export function originOfVisit(before: Origin | null, named: Origin | null): Origin | null {
  if (named === null || isEmptyOrigin(named)) return before;
  return isFromElsewhere(before) && named.source === ownSource ? before : named;
}

function isFromElsewhere(origin: Origin | null): boolean {
  return origin !== null && !isEmptyOrigin(origin) && origin.source !== ownSource;
}
