import { foreseeableShare } from './foreseeable.ts';

const alphabets: readonly (readonly [characters: RegExp, size: number])[] = [
  [/^\d+$/, 10],
  [/^(?:[\da-f]+|[\dA-F]+)$/, 16],
  [/^(?:[a-z2-7]+|[A-Z2-7]+)$/, 32],
  [/^[A-Za-z\d]+$/, 62],
  [/^[A-Za-z\d+/_-]+$/, 64],
];
const printable = 94;
const fewestDifferent = 10;
/** Of a drawn secret a few characters look like a pattern by chance, but never so many. */
const mostForeseeable = 1 / 3;
/** One of 7,776, as lists for dice have. */
const bitsOfAWord = Math.log2(7_776);
/** Such a word has four letters and a bit. */
const bitsOfALetter = 3;
/** Letters that were drawn change their case too often to be words. */
const shortestWords = 4;

/**
 * The most bits of chance a secret can hold: its length times those of a character of its alphabet, or where it has
 * nothing but letters, those of words. 0 when it was typed, not drawn: few different characters, repeats, runs such as
 * `abcd` and rows of the keyboard.
 */
export function secretBits(secret: string): number {
  const text = secret.replace(/=+$/, '');
  if (new Set(text).size < fewestDifferent || foreseeableShare(text) > mostForeseeable) return 0;
  const words = wordsOf(text);
  if (words !== null) {
    return Math.floor(words.length > 1 ? words.length * bitsOfAWord : text.length * bitsOfALetter);
  }
  const size = alphabets.find(([characters]) => characters.test(text))?.[1] ?? printable;
  return Math.floor(text.length * Math.log2(size));
}

/** The words of a text that has nothing else, apart or `AsInThis`; null for any other text. */
function wordsOf(text: string): readonly string[] | null {
  if (!/^[\p{L}\s_.,-]+$/u.test(text)) return null;
  const words = text.match(/\p{Lu}?\p{Ll}+|\p{Lu}+/gu) ?? [];
  const letters = words.join('').length;
  return letters >= words.length * shortestWords ? words : null;
}
