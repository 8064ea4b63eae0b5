import { crockfordDigits, grouped, readCrockford } from './crockford.ts';

/** The last one is the check symbol. */
const symbols = 20;
const groupSize = 4;

/** A prime, so that every symbol that is wrong and every two that changed places are noticed. */
const checkModulus = 37;

/** How many symbols and hyphens a recovery key has as it is shown. Wire contract, "recovery key". */
export const recoveryKeyLength = symbols + symbols / groupSize - 1;

/**
 * A new recovery key such as `8Q2T-MK04-ZX7H-VRD3-1PSZ`: 19 random symbols of Crockford's base 32 and their check symbol.
 * `random` gives so many random bytes. Keys whose check symbol would be one of Crockford's five additional ones (`*~$=U`)
 * are drawn again, because those are hard to read out. About 94 bits are left to guess. Wire contract, "recovery key".
 */
export function drawRecoveryKey(random: (count: number) => Uint8Array): string {
  for (;;) {
    // 32 divides a byte evenly, so no symbol is more likely than another.
    const drawn = Array.from(random(symbols - 1), (byte) => symbolOf(byte % crockfordDigits.length)).join('');
    const check = checkOf(drawn);
    if (check < crockfordDigits.length) return grouped(drawn + symbolOf(check), groupSize);
  }
}

/**
 * Reads a recovery key as somebody typed or pasted it: case, spaces and hyphens do not count, `O` is 0, `I` and `L` are 1.
 * Gives it as it was shown, or null when symbols are missing, are too many, or the check symbol says that one is wrong.
 * @example normaliseRecoveryKey('8q2t mko4 zx7h vrd3 ipsz') // '8Q2T-MK04-ZX7H-VRD3-1PSZ'
 */
export function normaliseRecoveryKey(typed: string): string | null {
  const plain = readCrockford(typed);
  if (plain?.length !== symbols) return null;
  const isWhole = symbolOf(checkOf(plain.slice(0, -1))) === plain.at(-1);
  return isWhole ? grouped(plain, groupSize) : null;
}

/** Tells whether a text reads as a whole recovery key, however it was typed. It need not be anybody's. */
export function isRecoveryKey(typed: string): boolean {
  return normaliseRecoveryKey(typed) !== null;
}

function symbolOf(value: number): string {
  return crockfordDigits[value] ?? '';
}

/** The value of the symbols as one number, modulo 37. */
function checkOf(plain: string): number {
  return [...plain].reduce(
    (rest, symbol) => (rest * crockfordDigits.length + crockfordDigits.indexOf(symbol)) % checkModulus,
    0,
  );
}
