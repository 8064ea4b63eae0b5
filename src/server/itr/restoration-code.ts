import { randomBytes } from 'node:crypto';

import { crockfordDigits, grouped, readCrockford } from '../../domain/account/crockford.ts';

const length = 20;
const group = 5;

/** A new code of 100 random bits, such as `8Q2TM-K04ZX-7HVRD-31PWE`: Crockford's digits, because it is read out on the phone. */
export function newRestorationCode(random: (bytes: number) => Uint8Array = randomBytes): string {
  // 32 digits divide a byte evenly, so no digit is more likely than another.
  const drawn = Array.from(random(length), (byte) => crockfordDigits[byte % crockfordDigits.length] ?? '');
  return grouped(drawn.join(''), group);
}

/** A code as somebody typed or heard it: case, dashes and blanks do not count, `O` is 0, `I` and `L` are 1. Null for no code. */
export function readRestorationCode(typed: string): string | null {
  const plain = readCrockford(typed);
  return plain?.length === length ? grouped(plain, group) : null;
}
