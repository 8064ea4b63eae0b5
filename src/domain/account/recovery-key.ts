import { crockfordDigits, grouped, readCrockford } from './crockford.ts';

/** Including the check symbol, which comes last. */
const symbols = 20;
const groupSize = 4;

/** A prime, so that every wrong symbol and every swap of two symbols is detected. */
const checkModulus = 37;

/** Number of symbols and hyphens in a recovery key as displayed. Wire contract, "recovery key". */
export const recoveryKeyLength = symbols + symbols / groupSize - 1;

/**
 * Generates a recovery key such as `8Q2T-MK04-ZX7H-VRD3-1PSZ`: 19 random symbols of Crockford's base 32 and a check
 * symbol. `random` returns the given number of random bytes. Keys whose check symbol would be one of Crockford's five
 * extra ones (`*~$=U`) are drawn again, because those are hard to read out. About 94 bits of entropy remain. Wire
 * contract, "recovery key".
 */
export function drawRecoveryKey(random: (count: number) => Uint8Array): string {
  for (;;) {
    // 256 is a multiple of 32, so every symbol is equally likely.
    const drawn = Array.from(random(symbols - 1), (byte) => symbolOf(byte % crockfordDigits.length)).join('');
    const check = checkOf(drawn);
    if (check < crockfordDigits.length) return grouped(drawn + symbolOf(check), groupSize);
  }
}

/**
 * Normalizes a recovery key as typed or pasted: ignores case, spaces and hyphens, reads `O` as 0 and `I` and `L` as 1.
 * Returns it in its displayed form, or null when its length is wrong or the check symbol does not match.
 * @example normalizeRecoveryKey('8q2t mko4 zx7h vrd3 ipsz') // '8Q2T-MK04-ZX7H-VRD3-1PSZ'
 */
export function normalizeRecoveryKey(typed: string): string | null {
  const plain = readCrockford(typed);
  if (plain?.length !== symbols) return null;
  const isWhole = symbolOf(checkOf(plain.slice(0, -1))) === plain.at(-1);
  return isWhole ? grouped(plain, groupSize) : null;
}

/** Tells whether a text is a well-formed recovery key, however it was typed. It may belong to nobody. */
export function isRecoveryKey(typed: string): boolean {
  return normalizeRecoveryKey(typed) !== null;
}

function symbolOf(value: number): string {
  return crockfordDigits[value] ?? '';
}

/** The symbols read as one number, modulo 37. */
function checkOf(plain: string): number {
  return [...plain].reduce(
    (rest, symbol) => (rest * crockfordDigits.length + crockfordDigits.indexOf(symbol)) % checkModulus,
    0,
  );
}
