import { randomBytes } from 'node:crypto';

/** Crockford's digits: no letter that sounds or looks like another, because the code is read out on the phone. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 20;
const group = 5;

/** A new code of 100 random bits, such as `8Q2TM-K04ZX-7HVRD-31PWE`. */
export function newRestorationCode(random: (bytes: number) => Uint8Array = randomBytes): string {
  // 32 digits divide a byte evenly, so no digit is more likely than another.
  const drawn = Array.from(random(length), (byte) => digits[byte % digits.length] ?? '').join('');
  return grouped(drawn);
}

/** A code as somebody typed or heard it: case, dashes and blanks do not count, `O` is 0, `I` and `L` are 1. Null for no code. */
export function readRestorationCode(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return plain.length === length && [...plain].every((digit) => digits.includes(digit))
    ? grouped(plain)
    : null;
}

function grouped(plain: string): string {
  return Array.from({ length: length / group }, (_, at) => plain.slice(at * group, (at + 1) * group)).join(
    '-',
  );
}
