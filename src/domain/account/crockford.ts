/** The digits of Crockford's base 32, ordered by value. Letters that look or sound like others are left out. */
export const crockfordDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Normalizes digits that were typed, dictated or pasted: ignores case, spaces and dashes, reads `O` as 0 and `I` and
 * `L` as 1. Returns them without separators, or null when any other character is present.
 * @example readCrockford('8q2tm-ko4zx') // '8Q2TMK04ZX'
 */
export function readCrockford(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\p{Cf}]+/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return [...plain].every((digit) => crockfordDigits.includes(digit)) ? plain : null;
}

/** Inserts a hyphen between groups of `size` digits. */
export function grouped(plain: string, size: number): string {
  const groups = Array.from({ length: Math.ceil(plain.length / size) }, (_, at) =>
    plain.slice(at * size, (at + 1) * size),
  );
  return groups.join('-');
}
