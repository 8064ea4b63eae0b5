import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './config/secrets.ts';

/** What a hash is for; each use has a key of its own, so that a hash of one kind never passes for another. */
export type HashPurpose =
  | 'session'
  | 'code'
  | 'refresh-token'
  | 'refresh-token-id'
  | 'successor-seal'
  | 'grant-seal'
  | 'address'
  | 'passcode'
  | 'passcode-request'
  | 'email-link'
  | 'email-confirmation'
  | 'email-undo'
  | 'legacy-token'
  | 'recovery-key'
  | 'limit'
  | 'support-question'
  | 'page-state';

/** Keyed hashes (HMAC-SHA-256, base64url) of everything the store must recognize but never know. */
export class KeyedHash {
  private readonly keys = new Map<HashPurpose, KeyObject>();

  constructor(private readonly siteSecret: string) {}

  /** The hash of some texts in order; their borders count, so `ab, c` is not `a, bc`. */
  of(purpose: HashPurpose, ...parts: readonly string[]): string {
    return createHmac('sha256', this.key(purpose)).update(JSON.stringify(parts)).digest('base64url');
  }

  private key(purpose: HashPurpose): KeyObject {
    const known = this.keys.get(purpose);
    if (known) return known;
    // As an object, because making one for every hash takes six times as long as the hash.
    const key = createSecretKey(deriveKey(this.siteSecret, `auth ${purpose}`));
    this.keys.set(purpose, key);
    return key;
  }
}

/** Compares two texts in a time that does not depend on where they differ. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
