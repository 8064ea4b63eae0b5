/** Number of views up to which counting is exact; anything above counts the same. */
export const mostViews = 10;

/**
 * The number of pages seen in a visit, including the current one, 1 to 10. `seen` is the previous count, null on the
 * first page. Specification, section 3, "viewCount".
 */
export function viewsAfter(seen: number | null): number {
  return Math.min((seen ?? 0) + 1, mostViews);
}

/** Tells whether a value is a valid view count: a whole number from 1 to 10. */
export function isViewCount(found: unknown): found is number {
  return typeof found === 'number' && Number.isInteger(found) && found >= 1 && found <= mostViews;
}
