/**
 * Tells whether a text from a cookie or an address may be looked at: it has no angle brackets and no slash.
 * Specification, section 5.
 */
export function isAllowedText(text: string): boolean {
  return !/[<>/]/.test(text);
}
