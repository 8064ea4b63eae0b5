/** Hash functions. */
export abstract class Digest {
  /** The SHA-256 digest, 32 bytes, of a text's UTF-8 bytes. */
  abstract sha256(text: string): Promise<Uint8Array>;
}
