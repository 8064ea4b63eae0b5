/** So many random bytes of the browser. Apart from the rest of its `Random`, because static pages need no more. */
export function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}
