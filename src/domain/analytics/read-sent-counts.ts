/** The complete addresses stored by `withSentCount` (`sent-counts.ts`), newest first. */
export function sentCounts(kept: string | null): readonly string[] {
  // What precedes the first line break is empty or the remainder of a truncated address.
  return (kept ?? '').split('\n').slice(1).reverse();
}
