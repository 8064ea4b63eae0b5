/** The addresses that `withSentCount` (`sent-counts.ts`) kept whole, the newest first. */
export function sentCounts(kept: string | null): readonly string[] {
  // Before the first line break there is nothing, or the rest of an address that was cut.
  return (kept ?? '').split('\n').slice(1).reverse();
}
