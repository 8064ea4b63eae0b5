import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { Digest } from '../../application/ports/digest.ts';

/** {@link Digest} without `crypto.subtle`, which pages have on https and localhost only. */
export class MemoryDigest extends Digest {
  override async sha256(text: string): Promise<Uint8Array> {
    return sha256(new TextEncoder().encode(text));
  }

  override async sha512(text: string): Promise<Uint8Array> {
    return sha512(new TextEncoder().encode(text));
  }
}
