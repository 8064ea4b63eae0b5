/** An address of the web that an answer names, absolute or below the site; null for any other, such as `javascript:`. */
export function webAddress(text: string, site: URL): URL | null {
  if (!URL.canParse(text, site)) return null;
  const url = new URL(text, site);
  return /^https?:$/.test(url.protocol) ? url : null;
}
