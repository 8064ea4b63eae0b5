/**
 * A picture as a page may load it: one on the site's own origin, where pictures from elsewhere come through the image
 * proxy (`/iu`, with the server's signature). Null for every other address, so that no page tells another host who
 * reads it. `site` is any address of the site. Specification, section 7; wire contract, "image proxy".
 */
export function ownPicture(address: string, site: URL): URL | null {
  if (!URL.canParse(address, site)) return null;
  const picture = new URL(address, site);
  return picture.origin === site.origin ? picture : null;
}
