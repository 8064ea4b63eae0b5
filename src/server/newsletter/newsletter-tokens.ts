import { createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from '../config/secrets.ts';
import { sameText } from '../keyed-hash.ts';

/**
 * The tokens in newsletter links.
 *
 * One to confirm is random and known to the store by its keyed hash only. One to leave is what the suppression list
 * calls the address, signed: the same in every mail, so that the link of an old issue still works, and nobody can fill
 * the list with names that we did not give.
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

  /** The address's key, or null when the token is none of ours. */
  readLeave(token: string): string | null {
    const [, addressKey = '', signature = ''] =
      /^([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
    return sameText(signature, mac(this.leaveKey, addressKey)) ? addressKey : null;
  }
}

function mac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
