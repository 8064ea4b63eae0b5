/**
 * Words as a list that the reader of a locale would write: our English has no comma before its “and”.
 * @example formatList(['Chrome', 'Edge', 'Safari'], 'en') // 'Chrome, Edge and Safari'
 */
export function formatList(
  words: readonly string[],
  locale: string,
  type: Intl.ListFormatType = 'conjunction',
): string {
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type }).format(words);
}
