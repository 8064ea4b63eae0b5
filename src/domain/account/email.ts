/**
 * The one form of an address in which it is kept and compared, as mail servers read it: wide letters as plain ones (NFKC), in lower
 * case, without white space around it, the domain in ASCII (`xn--`). Of a domain that has no such form the letters stay, and the
 * address is none to {@link isEmail}.
 */
export function normaliseEmail(text: string): string {
  // Once more, because small letters may be put together where great ones could not.
  const address = text.normalize('NFKC').toLowerCase().normalize('NFKC').trim();
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + inAscii(address.slice(at));
}

/** A domain in ASCII, by the rules of addresses on the web; unchanged where there is none, or more than a domain. */
function inAscii(domain: string): string {
  // Longer ones are no domains, and would take long to write.
  if (!/^[\p{L}\p{M}\p{N}.。-]{1,254}$/u.test(domain) || /^[!-~]+$/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * The plain address of whoever reads a normalised one: without what follows a `+`, and of Google's mail, which takes both its
 * domains for one and looks at no dots before the `@`, without those. Two addresses with one reader are one person's.
 */
export function readerOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at).replace(/\+.*$/, ''), address.slice(at + 1)];
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${local.replaceAll('.', '')}@gmail.com`
    : `${local}@${domain}`;
}

/** An address as its owner knows it again and others do not: the first character and the domain (`d…@pond.example`). */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}…${address.slice(at)}`;
}

/**
 * Tells whether a normalised text can be an e-mail address: one `@`, a local part of at most 64 characters, a domain of
 * dot-separated labels with a top level of letters or an `xn--` label, at most 254 characters in all, none of them invisible.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const match = /^([^\s\p{Cc}\p{Cf}\p{Cs}@"(),:;<>[\\\]]{1,64})@([^\s@]+)$/u.exec(text);
  const [, local = '', domain = ''] = match ?? [];
  if (local === '' || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  return /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/.test(domain);
}
