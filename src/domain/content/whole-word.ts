/**
 * Regex source (flag `u`) for a word that starts with up to three letters or digits and a hyphen (“KI-Chat”, “7-day”). A
 * line must not break after so short a prefix, nor at the next hyphen if what follows that has up to eight letters
 * (“E-Mail-Adresse”): two short pieces read as two words. A longer word may break there (“E-Mail” of “E-Mail-Protokolle”).
 */
export const wholeWord = String.raw`(?<![\p{L}\p{N}-])[\p{L}\p{N}]{1,3}-\p{L}+(?:-\p{L}{1,8}(?![\p{L}-]))?`;

const word = new RegExp(`(${wholeWord})`, 'u');

/** Renders a text that contains such words: `whole` renders each of them, and the text between them stays as it is. */
export function withWholeWords<Rendered>(
  text: string,
  whole: (word: string) => Rendered,
): (string | Rendered)[] {
  return text.split(word).map((piece, index) => (index % 2 === 0 ? piece : whole(piece)));
}
