/**
 * An image as a page may load it: one on the site's own origin, where images from elsewhere come through the image
 * proxy (`/iu`, with the server's signature). Null for every other address, so that no page tells another host who
 * reads it. `site` is any address of the site. Specification, section 7; wire contract, "image proxy".
 */
export function ownImage(address: string, site: URL): URL | null {
  if (!URL.canParse(address, site)) return null;
  const image = new URL(address, site);
  return image.origin === site.origin ? image : null;
}
