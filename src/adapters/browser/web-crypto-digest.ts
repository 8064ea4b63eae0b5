import { Digest } from '../../application/ports/digest.ts';

/** {@link Digest} over Web Crypto, which is available on https and localhost only. */
export class WebCryptoDigest extends Digest {
  override sha256(text: string): Promise<Uint8Array> {
    return digest('SHA-256', text);
  }

  override sha512(text: string): Promise<Uint8Array> {
    return digest('SHA-512', text);
  }
}

async function digest(algorithm: 'SHA-256' | 'SHA-512', text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(text)));
}
