/** Trims and lower-cases an address. This is the only form in which addresses are stored and compared. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
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
 * Masks an address so that its owner recognises it but others do not: first character and domain (`d…@pond.example`).
 */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}…${address.slice(at)}`;
}

/**
 * Tells whether a normalized text can be an e-mail address: one `@`, a local part of at most 64 characters, a domain of
 * dot-separated labels whose top level consists of letters or is an `xn--` label, at most 254 characters in all.
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
