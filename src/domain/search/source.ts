/** The source id of our own home page. */
export const homepageSource = 'h';

/**
 * Parses the home page's parameter `t`: `h` with at most one letter after it; null for anything else. Specification,
 * section 5.
 */
export function readHomepageSource(text: string | null): string | null {
  return text !== null && /^h[A-Za-z]?$/.test(text) ? text : null;
}

/** Parses a country given in an address: two lower-case letters; null for anything else. Specification, section 5. */
export function readCountrySource(text: string | null): string | null {
  return text !== null && /^[a-z]{2}$/.test(text) ? text : null;
}
