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
/** In a random secret a few characters look like a pattern by chance, but never this share. */
const mostForeseeable = 1 / 3;
/** A word is one of 7,776, as in diceware lists. */
const bitsOfAWord = Math.log2(7_776);
/** Bits per letter; such a word has a little over four letters. */
const bitsOfALetter = 3;
/** Letters per word. Random letters change case too often to pass as words. */
const shortestWords = 4;

/**
 * Upper bound of a secret's entropy in bits: its length times that of a character of its alphabet or, if it consists of
 * letters only, that of words. 0 when it was typed rather than generated: few different characters, repetitions, sequences
 * such as `abcd`, and keyboard runs.
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

/** The words of a text made of nothing else, separated or `LikeThis`; null for any other text. */
function wordsOf(text: string): readonly string[] | null {
  if (!/^[\p{L}\s_.,-]+$/u.test(text)) return null;
  const words = text.match(/\p{Lu}?\p{Ll}+|\p{Lu}+/gu) ?? [];
  const letters = words.join('').length;
  return letters >= words.length * shortestWords ? words : null;
}
