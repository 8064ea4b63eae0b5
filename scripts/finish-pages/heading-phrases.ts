import { bestPieces } from './heading-pieces.ts';
import { type Phrase, shortLines } from './heading-tree.ts';

/**
 * Words that belong with the words after them: articles, pronouns, prepositions, conjunctions, numbers, and the “App”
 * of a store. One list for all languages, because a German word from it that occurs in an English heading may as well
 * stay with the next word.
 */
const openers = new Set(
  `a an the your our and or of to in on at by for from with without about beyond before after that what who how if when this these two three four five six
  der die das den dem des ein eine einen einem einer eines und oder was wo wenn bevor dass ob als ab an auf aus bei beim bis durch für
  gegen im mit nach ohne per seit um unter vom von zu zum zur über wer wie ihr ihre ihren ihrem ihrer ihres unser unsere unseren unserem
  unserer diese dieser diesem diesen dieses jeder jede jedem jeden zwei drei vier fünf sechs app`.split(
    /\s+/,
  ),
);

/**
 * Except at the beginning, they are the subject and their verb follows; after a first word they are the subject of a
 * question.
 */
const pronouns = new Set('i you we they it she he one ich sie wir er es man'.split(' '));

/** In letters: a shorter clause would be alone on a line above a long one. */
const shortestClause = 7;

type Words = readonly string[];

/** The levels at which a heading can be split, largest pieces first. */
const sentences = (words: Words) => endingWith(words, /[.?!…][”“’)]*$/);
const clauses = (words: Words) => endingWith(words, /[,:–—][”“’)]*$/);
const pieces = (words: Words) => bestPieces(words, (place) => belongs(words, place));

/** What to keep in one piece, most first: with less of it a heading may have better-looking lines. */
const ways: readonly (readonly ((words: Words) => readonly Words[])[])[] = [
  [sentences, clauses, pieces],
  [sentences, clauses],
  [sentences],
  [],
];

/**
 * How many short lines (`shortLines`) are acceptable for keeping something in one piece: for a clause fewer than for a
 * sentence.
 */
const bearable = { clause: 2, sentence: 8 };

/**
 * Breaks a heading's lines at the end of sentences, else of clauses, and within a clause where it looks best
 * (`heading-pieces.ts`). Each of these is kept in one piece and breaks normally if it is too long for a line, unless
 * that leaves short lines above others (`heading-tree.ts`). `whole` is called for each word.
 */
export function inPhrases(heading: string, whole: (word: string) => string): string {
  const words = heading.split(' ');
  const best = words.length < 3 ? words : bestOf(words);
  return best.map((phrase) => written(phrase, whole)).join(' ');
}

export function inOnePiece(text: string): string {
  return `<span data-whole>${text}</span>`;
}

function written(phrase: Phrase, whole: (word: string) => string): string {
  if (typeof phrase === 'string') return whole(phrase);
  return inOnePiece(phrase.map((each) => written(each, whole)).join(' '));
}

const known = new Map<string, readonly Phrase[]>();

function bestOf(words: Words): readonly Phrase[] {
  const key = words.join(' ');
  const phrases = known.get(key) ?? findBest(words);
  known.set(key, phrases);
  return phrases;
}

function findBest(words: Words): readonly Phrase[] {
  const ends = [sentences, clauses].flatMap((size) => lastPlaces(size(words)));
  let best: { readonly phrases: readonly Phrase[]; readonly short: number } | undefined;
  for (const way of ways) {
    const phrases = apart(words, way);
    const short = shortLines(phrases, ends);
    const worth =
      sentences(words).length > 1 && !way.includes(sentences) ? bearable.sentence : bearable.clause;
    if (best === undefined || short <= best.short - worth) best = { phrases, short };
    if (best.short <= bearable.clause) break;
  }
  return best?.phrases ?? words;
}

function lastPlaces(parts: readonly Words[]): readonly number[] {
  let place = -1;
  return parts.map((part) => {
    place += part.length;
    return place;
  });
}

function apart(words: Words, [size, ...smaller]: (typeof ways)[number]): readonly Phrase[] {
  if (size === undefined) return words;
  const parts = size(words);
  if (parts.length === 1) return apart(words, smaller);
  return parts.map((part) => (part.length === 1 ? (part[0] ?? '') : apart(part, smaller)));
}

/** Splits after each word that ends with such a mark; pieces that are too short do not end anything. */
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

/** Whether the word at a place belongs with the next: an article, or adjacent subject and verb. */
function belongs(words: Words, place: number): boolean {
  const [word = '', next = ''] = words.slice(place, place + 2).map((each) => each.toLowerCase());
  if (openers.has(word)) return true;
  return place === 0 ? pronouns.has(next) : pronouns.has(word) && !openers.has(next);
}
