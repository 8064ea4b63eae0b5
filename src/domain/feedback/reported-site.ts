/** Maximum number of characters in an address without what is removed; longer ones are not pages that anybody visits. */
const longestAddress = 2_000;

/**
 * Normalizes a reported web address to scheme, host and path. Query, fragment, user name and password may identify the
 * visitor and are removed. Defaults to `https`. Null for anything that is not an address, for schemes other than `http`
 * and `https`, and for host names that cannot be on the public network.
 * @example readReportedSite('shop.example/login?user=lena') // 'https://shop.example/login'
 */
export function readReportedSite(typed: string): string | null {
  // What is removed may be longer than all the rest, in links of phishing emails above all. Copied text may have
  // invisible characters around it.
  const text = typed.replace(/[?#].*/s, '').replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
  if (text === '' || text.length > longestAddress || /\s/.test(text)) return null;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (!/^(?:[^.]+\.)+[^.]+\.?$|^\[/.test(url.hostname)) return null;
  return `${url.protocol}//${url.host}${url.pathname}`;
}
