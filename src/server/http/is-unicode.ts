/**
 * Whether what is written with percent signs is UTF-8. What is not, half of a surrogate pair among it, some readers leave as it is
 * and others replace, and then what was asked for is not what is kept.
 */
export function isUnicode(urlencoded: string): boolean {
  try {
    for (const [octets] of urlencoded.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(octets);
    return true;
  } catch {
    return false;
  }
}
