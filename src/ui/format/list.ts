/**
 * Joins words into a list for a locale. Our English has no serial comma.
 * @example formatList(['Chrome', 'Edge', 'Safari'], 'en') // 'Chrome, Edge and Safari'
 */
export function formatList(
  words: readonly string[],
  locale: string,
  type: Intl.ListFormatType = 'conjunction',
): string {
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type }).format(words);
}
