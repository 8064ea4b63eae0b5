import { createHmac } from 'node:crypto';
import { imageProxyPath } from '../../contract/images.ts';
import { deriveKey } from '../config/secrets.ts';
import { sameText } from '../keyed-hash.ts';

/** Makes and checks the links by which pages load images of other hosts through us: without our signature there is no image. */
export class ImageLinks {
  private readonly key: Buffer;

  constructor(
    siteSecret: string,
    private readonly webOrigins: readonly string[],
  ) {
    this.key = deriveKey(siteSecret, 'image proxy');
  }

  /** The link to an image; null when its web origin is not on the list. */
  to(image: URL): string | null {
    if (!this.allows(image)) return null;
    return `${imageProxyPath}?${new URLSearchParams({ u: image.href, s: this.sign(image.href) })}`;
  }

  /** The image that a link asks for; null when the signature is not ours or the web origin is not on the list any more. */
  read(u: string, s: string): URL | null {
    if (!sameText(s, this.sign(u))) return null;
    const image = URL.parse(u);
    return image !== null && this.allows(image) ? image : null;
  }

  /** Tells whether images of an address's web origin may be fetched. A name and a password in it are refused. */
  allows(image: URL): boolean {
    return this.webOrigins.includes(image.origin) && image.username === '' && image.password === '';
  }

  private sign(address: string): string {
    return createHmac('sha256', this.key).update(address).digest('base64url');
  }
}
