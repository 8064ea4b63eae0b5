/**
 * The storage entry in which a tab logs what it sent to the beacon, for the visitor to read. It is never sent anywhere.
 */
export const sentCountsName = 'visit_sent';

/** In characters: about twenty addresses. */
const longest = 8_000;

/**
 * Appends an address to the log, one a line, and drops the oldest when it grows too long. `kept` is absent before the
 * first.
 */
export function withSentCount(kept: string | null | undefined, url: string): string {
  return `${kept ?? ''}\n${url}`.slice(-longest);
}
