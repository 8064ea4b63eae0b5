const alphabets: readonly (readonly [characters: RegExp, size: number])[] = [
  [/^\d+$/, 10],
  [/^(?:[\da-f]+|[\dA-F]+)$/, 16],
  [/^(?:[a-z2-7]+|[A-Z2-7]+)$/, 32],
  [/^[A-Za-z\d]+$/, 62],
  [/^[A-Za-z\d+/_-]+$/, 64],
];
const printable = 94;
const fewestDifferent = 10;
/** One of 7,776, as lists for dice have. */
const bitsOfAWord = Math.log2(7_776);

/**
 * The most bits of chance a secret can hold: its length times those of a character of its alphabet,
 * or those of its words. 0 when so few
 * characters are different that it was typed, not drawn.
 */
export function secretBits(secret: string): number {
  const text = secret.replace(/=+$/, '');
  if (new Set(text).size < fewestDifferent) return 0;
  const words = text.split(/\s+/);
  if (words.length > 1) return Math.floor(words.length * bitsOfAWord);
  const size = alphabets.find(([characters]) => characters.test(text))?.[1] ?? printable;
  return Math.floor(text.length * Math.log2(size));
}
