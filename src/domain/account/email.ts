/**
 * The one form of an address in which it is kept and compared, as mail servers read it: wide letters as plain ones (NFKC), in lower
 * case, without white space around it, the domain in ASCII (`xn--`). Of a domain that has no such form the letters stay, and the
 * address is none to {@link isEmail}.
 */
export function normalizeEmail(text: string): string {
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
 * The canonical mailbox of a normalized address: drops everything from `+` on. For Gmail also drops dots in the local
 * part and maps googlemail.com to gmail.com, which Google treats as equal. Two addresses with the same mailbox belong
 * to one person.
 */
export function readerOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at).replace(/\+.*$/, ''), address.slice(at + 1)];
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${local.replaceAll('.', '')}@gmail.com`
    : `${local}@${domain}`;
}

/**
 * Masks an address so that its owner recognizes it but others do not: first character and domain (`d…@pond.example`).
 */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}…${address.slice(at)}`;
}

/**
 * Tells whether a normalized text can be an e-mail address: one `@`, a local part of at most 64 characters, a domain of
 * dot-separated labels whose top level consists of letters or is an `xn--` label, at most 254 characters in all, none of them
 * invisible.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const match = /^([^\s\p{Cc}\p{Cf}\p{Cs}@"(),:;<>[\\\]]{1,64})@([^\s@]+)$/u.exec(text);
  const [, local = '', domain = ''] = match ?? [];
  if (local === '' || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  return /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/.test(domain);
}
