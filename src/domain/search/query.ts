/** How many characters of a query are used; what is longer is cut. */
export const queryLength = 500;

/**
 * A query as it may be sent: well-formed, on one line, runs of white space as one blank, none at the ends, at most
 * {@link queryLength} characters.
 * @example sanitiseQuery('  two\n words ') // 'two words'
 */
export function sanitiseQuery(text: string): string {
  const onOneLine = text.toWellFormed().replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  const characters = [...onOneLine.trim()].slice(0, queryLength);
  return characters.join('').trim();
}

/**
 * The query to ask suggestions for; null when it is empty or blank, which clears them. Specification, section 5.
 */
export function autocompleteQuery(text: string): string | null {
  return sanitiseQuery(text) || null;
}
