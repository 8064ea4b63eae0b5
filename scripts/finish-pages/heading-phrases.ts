import { bestPieces } from './heading-pieces.ts';

/**
 * Words that belong to what follows them: articles, pronouns, prepositions, conjunctions, numbers, and the “App” of a store. Of all languages at
 * once, because what is one in German is in an English heading at most a word that may as well stay with the next.
 */
const openers = new Set(
  `a an the your our and or of to in on at by for from with without about beyond before after that what who how if when this these two three four five six
  der die das den dem des ein eine einen einem einer eines und oder was wo wenn bevor dass ob als ab an auf aus bei beim bis durch für
  gegen im mit nach ohne per seit um unter vom von zu zum zur über wer wie ihr ihre ihren ihrem ihrer ihres unser unsere unseren unserem
  unserer diese dieser diesem diesen dieses jeder jede jedem jeden zwei drei vier fünf sechs app`.split(
    /\s+/,
  ),
);

/** Not at the beginning they are the subject, and their verb follows; behind a first word they are that of a question. */
const pronouns = new Set('i you we they it she he one ich sie wir er es man'.split(' '));

/** In letters: what is shorter would stand alone in a line above a long one. */
const shortestClause = 7;

type Words = readonly string[];

/** How a heading is taken apart, the largest pieces first. */
const sizes: readonly ((words: Words) => readonly Words[])[] = [
  (words) => endingWith(words, /[.?!…][”“’)]*$/),
  (words) => endingWith(words, /[,:–—][”“’)]*$/),
  (words) => bestPieces(words, (place) => belongs(words, place)),
];

/**
 * A heading whose lines end with a sentence, else with a clause, and within one where they look best (`heading-pieces.ts`): each of those
 * is in one piece, and breaks as before where it is too long for a line. `whole` is told of each word.
 */
export function inPhrases(heading: string, whole: (word: string) => string): string {
  return apart(heading.split(' '), sizes, whole);
}

export function inOnePiece(text: string): string {
  return `<span data-whole>${text}</span>`;
}

function apart(words: Words, [size, ...smaller]: typeof sizes, whole: (word: string) => string): string {
  if (size === undefined) return words.map(whole).join(' ');
  const pieces = size(words);
  return pieces
    .map((piece) => {
      const text = apart(piece, smaller, whole);
      return pieces.length === 1 || piece.length === 1 ? text : inOnePiece(text);
    })
    .join(' ');
}

/** The words up to each that ends with such a mark; what is shorter than a word ends nothing. */
function endingWith(words: Words, mark: RegExp): readonly Words[] {
  const pieces: string[][] = [];
  let piece: string[] = [];
  for (const word of words) {
    piece.push(word);
    if (!mark.test(word) || piece.join('').replace(/\P{L}/gu, '').length < shortestClause) continue;
    pieces.push(piece);
    piece = [];
  }
  return piece.length === 0 ? pieces : [...pieces, piece];
}

/** Whether the word at a place belongs to the next: an article, or subject and verb beside each other. */
function belongs(words: Words, place: number): boolean {
  const [word = '', next = ''] = words.slice(place, place + 2).map((each) => each.toLowerCase());
  if (openers.has(word)) return true;
  return place === 0 ? pronouns.has(next) : pronouns.has(word) && !openers.has(next);
}
