/** The digits of Crockford's base 32, by their values: no letter that sounds or looks like another. */
export const crockfordDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Reads digits as somebody typed, heard or pasted them: case, spaces and dashes do not count, `O` is 0, `I` and `L` are
 * 1. Gives them without separators, or null when there is anything else among them.
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

/** Puts hyphens between groups of so many digits. */
export function grouped(plain: string, size: number): string {
  const groups = Array.from({ length: Math.ceil(plain.length / size) }, (_, at) =>
    plain.slice(at * size, (at + 1) * size),
  );
  return groups.join('-');
}
