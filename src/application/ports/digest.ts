/**
 * Hash functions. A call fails only on a page that is neither https nor localhost: a browser has no hash functions
 * there, and the promise rejects.
 */
export abstract class Digest {
  /** The SHA-256 digest, 32 bytes, of a text's UTF-8 bytes. */
  abstract sha256(text: string): Promise<Uint8Array>;

  /** The SHA-512 digest, 64 bytes, of a text's UTF-8 bytes. */
  abstract sha512(text: string): Promise<Uint8Array>;
}
