import { isIP } from 'node:net';

/** Normalizes an address: an IPv4-mapped IPv6 address becomes IPv4, and a zone is removed. */
export function unmapped(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return plain;
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The eight 16-bit groups of a valid IPv6 address. */
export function groupsOf(address: string): readonly number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [, head = '', a = '', b = '', c = '', d = ''] = dotted ?? [];
  const pair = (high: string, low: string) => ((Number(high) << 8) | Number(low)).toString(16);
  const text = dotted === null ? address : `${head}${pair(a, b)}:${pair(c, d)}`;
  const [left = '', right] = text.split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [before, after] = [read(left), read(right ?? '')];
  if (right === undefined) return before;
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
