/** Maximum number of characters in an address without what is removed; longer ones are not pages that anybody visits. */
const longestAddress = 2_000;

/** White space and the invisible characters of copied text. The lookbehind keeps the time linear in the length. */
const around = /^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu;

/**
 * Normalizes a reported web address to scheme, host and path. Query, fragment, user name and password may identify the
 * visitor and are removed. Defaults to `https`. Null for anything that is not an address, for schemes other than `http`
 * and `https`, and for host names that cannot be on the public network.
 * @example readReportedSite('shop.example/login?user=lena') // 'https://shop.example/login'
 */
export function readReportedSite(typed: string): string | null {
  // What is removed may be longer than all the rest, in links of phishing emails above all.
  const text = typed.replace(/[?#].*/s, '').replace(around, '');
  if (text === '' || text.length > longestAddress || /\s/.test(text)) return null;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (!/^(?:[^.]+\.)+[^.]+\.?$|^\[/.test(url.hostname)) return null;
  return `${url.protocol}//${url.host}${url.pathname}`;
}
