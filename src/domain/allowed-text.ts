/**
 * Tells whether a text from a cookie or an address may be processed: it contains no angle brackets and no slash.
 * Specification, section 5.
 */
export function isAllowedText(text: string): boolean {
  return !/[<>/]/.test(text);
}
