/** The name under which a tab keeps what it has sent to the beacon, for the visitor to read; no part of it is ever sent. */
export const sentCountsName = 'visit_sent';

/** In characters: some twenty addresses. */
const longest = 8_000;

/** What a tab keeps once it has sent one more: an address a line, the last ones. `kept` is absent where it has sent none. */
export function withSentCount(kept: string | null | undefined, url: string): string {
  return `${kept ?? ''}\n${url}`.slice(-longest);
}

/** The addresses that {@link withSentCount} kept whole, the newest first. */
export function sentCounts(kept: string | null): readonly string[] {
  // Before the first line break there is nothing, or the rest of an address that was cut.
  return (kept ?? '').split('\n').slice(1).reverse();
}
