/** The name under which a tab keeps what it has sent to the beacon, for the visitor to read; no part of it is ever sent. */
export const sentCountsName = 'visit_sent';

/** In characters: some twenty addresses. */
const longest = 8_000;

/** What a tab keeps once it has sent one more: an address a line, the last ones. `kept` is absent where it has sent none. */
export function withSentCount(kept: string | null | undefined, url: string): string {
  return `${kept ?? ''}\n${url}`.slice(-longest);
}
