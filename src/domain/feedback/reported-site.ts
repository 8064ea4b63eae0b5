/** How many characters of an address are read at most; a longer one is no address of a page that somebody visits. */
const longestAddress = 2_000;

/**
 * The address of a page on the web as it is reported: scheme, host and path. What follows `?` or `#`, and a name and password
 * before the host, may say who its visitor is, and is left out. Without a scheme `https` is meant. Null for what is no address,
 * for another scheme than `http` and `https`, and for a host that is on no public network by its name.
 * @example readReportedSite('shop.example/login?user=lena') // 'https://shop.example/login'
 */
export function readReportedSite(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || text.length > longestAddress || /\s/.test(text)) return null;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (!/^(?:[^.]+\.)+[^.]+\.?$|^\[/.test(url.hostname)) return null;
  return `${url.protocol}//${url.host}${url.pathname}`;
}
