/** Maximum number of characters in a query; the rest is cut off. */
export const queryLength = 500;

/**
 * Sanitises a query: well-formed, on one line, white space collapsed and trimmed, at most {@link queryLength}
 * characters.
 * @example sanitiseQuery('  two\n words ') // 'two words'
 */
export function sanitiseQuery(text: string): string {
  const onOneLine = text.toWellFormed().replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  const characters = [...onOneLine.trim()].slice(0, queryLength);
  return characters.join('').trim();
}

/** The query to fetch suggestions for; null when it is empty or blank, which clears them. Specification, section 5. */
export function autocompleteQuery(text: string): string | null {
  return sanitiseQuery(text) || null;
}
