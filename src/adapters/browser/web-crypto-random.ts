import { Random } from '../../application/ports/random.ts';
import { randomBytes } from './random-bytes.ts';

/** {@link Random} over Web Crypto. Builds UUIDs itself, because `randomUUID` is missing on plain http. */
export class WebCryptoRandom extends Random {
  override bytes(length: number): Uint8Array {
    return randomBytes(length);
  }

  override uuid(): string {
    const bytes = this.bytes(16);
    // Version 4 and variant 1: RFC 9562 section 5.4.
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}
