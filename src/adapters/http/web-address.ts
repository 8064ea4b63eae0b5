/** A web address from a response, absolute or relative to the site; null for any other scheme, such as `javascript:`. */
export function webAddress(text: string, site: URL): URL | null {
  if (!URL.canParse(text, site)) return null;
  const url = new URL(text, site);
  return /^https?:$/.test(url.protocol) ? url : null;
}
