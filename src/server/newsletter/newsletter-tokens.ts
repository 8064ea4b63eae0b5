import { createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from '../config/secrets.ts';
import { sameText } from '../keyed-hash.ts';

/**
 * The tokens in newsletter links.
 *
 * A confirmation token is random, and the store only has its keyed hash. An unsubscribe token is the suppression list's key
 * for the address, signed: it is the same in every email, so that the link in an old issue still works, and nobody can add
 * keys to the list that we did not issue.
 */
export class NewsletterTokens {
  private readonly confirmKey: Buffer;
  private readonly leaveKey: Buffer;

  constructor(siteSecret: string) {
    this.confirmKey = deriveKey(siteSecret, 'newsletter confirmation');
    this.leaveKey = deriveKey(siteSecret, 'newsletter leave');
  }

  newConfirmation(): { readonly token: string; readonly hash: string } {
    const token = randomBytes(32).toString('base64url');
    return { token, hash: this.hashOf(token) };
  }

  hashOf(confirmationToken: string): string {
    return mac(this.confirmKey, confirmationToken);
  }

  toLeave(addressKey: string): string {
    return `${addressKey}.${mac(this.leaveKey, addressKey)}`;
  }

  /** The address's key, or null when the token is not ours. */
  readLeave(token: string): string | null {
    const [, addressKey = '', signature = ''] =
      /^([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
    return sameText(signature, mac(this.leaveKey, addressKey)) ? addressKey : null;
  }
}

function mac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
