import { randomBytes } from 'node:crypto';

import { crockfordDigits, grouped, readCrockford } from '../../domain/account/crockford.ts';

const length = 20;
const group = 5;

/**
 * Generates a code of 100 random bits, such as `8Q2TM-K04ZX-7HVRD-31PWE`. Crockford's alphabet, because it is read out
 * on the phone.
 */
export function newRestorationCode(random: (bytes: number) => Uint8Array = randomBytes): string {
  // 32 divides 256, so all digits are equally likely.
  const drawn = Array.from(random(length), (byte) => crockfordDigits[byte % crockfordDigits.length] ?? '');
  return grouped(drawn.join(''), group);
}

/** Normalizes a typed or spoken code: case, dashes and spaces are ignored, `O` is 0, `I` and `L` are 1. Null if it is not a code. */
export function readRestorationCode(typed: string): string | null {
  const plain = readCrockford(typed);
  return plain?.length === length ? grouped(plain, group) : null;
}
