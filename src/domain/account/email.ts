/** Trims an address and puts it in lower case, the one form in which it is kept and compared. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
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
 * dot-separated labels with a top level of letters or an `xn--` label, at most 254 characters in all.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const match = /^([^\s\p{Cc}\p{Cs}@"(),:;<>[\\\]]{1,64})@([^\s@]+)$/u.exec(text);
  const [, local = '', domain = ''] = match ?? [];
  if (local === '' || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  return /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/u.test(
    domain,
  );
}
