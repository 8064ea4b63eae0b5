import { Digest } from '../../application/ports/digest.ts';

/** {@link Digest} of the browser, which has it on https and on localhost only. */
export class WebCryptoDigest extends Digest {
  override async sha256(text: string): Promise<Uint8Array> {
    return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  }
}
