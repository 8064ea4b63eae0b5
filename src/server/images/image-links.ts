import { createHmac } from 'node:crypto';
import { imageProxyPath } from '../../contract/images.ts';
import { deriveKey } from '../config/secrets.ts';
import { sameText } from '../keyed-hash.ts';

/** Makes and verifies the signed links through which pages load other hosts' images. */
export class ImageLinks {
  private readonly key: Buffer;

  constructor(
    siteSecret: string,
    private readonly webOrigins: readonly string[],
  ) {
    this.key = deriveKey(siteSecret, 'image proxy');
  }

  /** The link to an image; null if its web origin is not listed. */
  to(image: URL): string | null {
    if (!this.allows(image)) return null;
    return `${imageProxyPath}?${new URLSearchParams({ u: image.href, s: this.sign(image.href) })}`;
  }

  /** The image that a link requests; null if the signature is invalid or the web origin is no longer listed. */
  read(u: string, s: string): URL | null {
    if (!sameText(s, this.sign(u))) return null;
    const image = URL.parse(u);
    return image !== null && this.allows(image) ? image : null;
  }

  /** Whether images may be fetched from a URL's web origin. URLs with credentials are refused. */
  allows(image: URL): boolean {
    return this.webOrigins.includes(image.origin) && image.username === '' && image.password === '';
  }

  private sign(address: string): string {
    return createHmac('sha256', this.key).update(address).digest('base64url');
  }
}
