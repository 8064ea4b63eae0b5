/**
 * The given number of random bytes. Separate from the rest of the browser's `Random`, because static pages need nothing
 * else.
 */
export function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}
