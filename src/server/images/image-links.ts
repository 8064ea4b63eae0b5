import { createHmac } from 'node:crypto';
import { imageProxyPath } from '../../contract/images.ts';
import { deriveKey } from '../config/secrets.ts';
import { sameText } from '../keyed-hash.ts';

/** Makes and checks the links by which pages load pictures of other hosts through us: without our signature there is no picture. */
export class ImageLinks {
  private readonly key: Buffer;

  constructor(
    siteSecret: string,
    private readonly origins: readonly string[],
  ) {
    this.key = deriveKey(siteSecret, 'image proxy');
  }

  /** The link to a picture; null when its origin is not on the list. */
  to(picture: URL): string | null {
    if (!this.allows(picture)) return null;
    return `${imageProxyPath}?${new URLSearchParams({ u: picture.href, s: this.sign(picture.href) })}`;
  }

  /** The picture that a link asks for; null when the signature is not ours or the origin is not on the list any more. */
  read(u: string, s: string): URL | null {
    if (!sameText(s, this.sign(u))) return null;
    const picture = URL.parse(u);
    return picture !== null && this.allows(picture) ? picture : null;
  }

  /** Tells whether pictures of an address's origin may be fetched. A name and a password in it are refused. */
  allows(picture: URL): boolean {
    return this.origins.includes(picture.origin) && picture.username === '' && picture.password === '';
  }

  private sign(address: string): string {
    return createHmac('sha256', this.key).update(address).digest('base64url');
  }
}
