/**
 * Hash functions. A call fails only on a page that is neither https nor localhost, where browsers have no hash
 * functions: the promise rejects.
 */
export abstract class Digest {
  /** The SHA-256 digest, 32 bytes, of a text's UTF-8 bytes. */
  abstract sha256(text: string): Promise<Uint8Array>;

  /** The SHA-512 digest, 64 bytes, of a text's UTF-8 bytes. */
  abstract sha512(text: string): Promise<Uint8Array>;
}
