/** Adjacent keys, along the rows and down the columns of a keyboard; QWERTZ where it differs. */
const keyboard = [
  ...['qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol', '0p', '1234567890'],
];
const neighbors = new Set(
  keyboard.flatMap((keys) =>
    [...keys].slice(1).flatMap((key, index) => [`${keys[index]}${key}>`, `${key}${keys[index]}<`]),
  ),
);
/** Two patterns may alternate (`1q2w3e4r`). */
const strides = [1, 2];
const repeated = 3;

/**
 * The share of a text (0 to 1) that is predictable from what precedes: repetitions, sequences (`cdef`, `9876`, `aaaa`) and
 * keyboard runs. Case does not matter. For random text it is close to 0.
 */
export function foreseeableShare(text: string): number {
  const characters = [...text.toLowerCase()];
  if (characters.length === 0) return 0;
  const foreseen = characters.filter(
    (_, at) => repeatsItself(characters, at) || strides.some((stride) => goesOn(characters, at, stride)),
  );
  return foreseen.length / characters.length;
}

/** Whether the last characters up to `at` already occurred in this order. */
function repeatsItself(characters: readonly string[], at: number): boolean {
  if (at < repeated) return false;
  const end = characters.slice(at - repeated + 1, at + 1).join('');
  return characters.slice(0, at).join('').includes(end);
}

/**
 * Whether two consecutive steps, `stride` apart, are equal: the same distance in the alphabet, or the same direction on
 * a keyboard.
 */
function goesOn(characters: readonly string[], at: number, stride: number): boolean {
  const [first, second, third] = [characters[at - 2 * stride], characters[at - stride], characters[at]];
  if (first === undefined || second === undefined || third === undefined) return false;
  const step = codeOf(second) - codeOf(first);
  if (Math.abs(step) <= 1 && codeOf(third) - codeOf(second) === step) return true;
  return ['>', '<'].some((way) => neighbors.has(first + second + way) && neighbors.has(second + third + way));
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
