/** Neighbours on a keyboard, along its rows and down its columns; QWERTZ where it differs. */
const keyboard = [
  ...['qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol', '0p', '1234567890'],
];
const neighbours = new Set(
  keyboard.flatMap((keys) =>
    [...keys].slice(1).flatMap((key, index) => [`${keys[index]}${key}>`, `${key}${keys[index]}<`]),
  ),
);
/** Two patterns may take turns (`1q2w3e4r`). */
const strides = [1, 2];
const repeated = 3;

/**
 * The share of a text (0 to 1) that its beginning foretells: what repeats a part of it, goes on counting (`cdef`, `9876`,
 * `aaaa`) or goes on along a keyboard. Case does not matter. Of a text that was drawn it is next to nothing.
 */
export function foreseeableShare(text: string): number {
  const characters = [...text.toLowerCase()];
  if (characters.length === 0) return 0;
  const foreseen = characters.filter(
    (_, at) => repeatsItself(characters, at) || strides.some((stride) => goesOn(characters, at, stride)),
  );
  return foreseen.length / characters.length;
}

/** The last characters up to `at` have stood in this order before. */
function repeatsItself(characters: readonly string[], at: number): boolean {
  if (at < repeated) return false;
  const end = characters.slice(at - repeated + 1, at + 1).join('');
  return characters.slice(0, at).join('').includes(end);
}

/** Two steps in a row, `stride` apart, are the same: the same distance in the alphabet, or the same way on a keyboard. */
function goesOn(characters: readonly string[], at: number, stride: number): boolean {
  const [first, second, third] = [characters[at - 2 * stride], characters[at - stride], characters[at]];
  if (first === undefined || second === undefined || third === undefined) return false;
  const step = codeOf(second) - codeOf(first);
  if (Math.abs(step) <= 1 && codeOf(third) - codeOf(second) === step) return true;
  return ['>', '<'].some(
    (way) => neighbours.has(first + second + way) && neighbours.has(second + third + way),
  );
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
