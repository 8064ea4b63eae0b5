/** The largest number of views that is counted exactly; more count the same. */
export const mostViews = 10;

/**
 * How many pages a visit has seen once one more is shown, 1 to 10. `seen` is the count before, null on the first page.
 * Specification, section 3, "viewCount".
 */
export function viewsAfter(seen: number | null): number {
  return Math.min((seen ?? 0) + 1, mostViews);
}

/** Tells whether something is a count of views: a whole number from 1 to 10. */
export function isViewCount(found: unknown): found is number {
  return typeof found === 'number' && Number.isInteger(found) && found >= 1 && found <= mostViews;
}
