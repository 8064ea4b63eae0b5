/**
 * Words that belong to what follows them: articles, prepositions, conjunctions, numbers, and the “App” of a store. Of all languages at
 * once, because what is one in German is in an English heading at most a word that may as well stay with the next.
 */
const openers = new Set(
  `a an the your our and or of to in on at by for from with without beyond before after that what if when two three four five six
  der die das den dem des ein eine einen einem einer eines und oder was wo wenn bevor dass ob als ab an auf aus bei beim bis durch für
  gegen im mit nach ohne per seit um unter vom von zu zum zur über zwei drei vier fünf sechs app`.split(
    /\s+/,
  ),
);

/** Are as long as what they belong to: such a word may end a line, and nothing is kept with it. */
const loose = new Set(
  `this these ihr ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer diese dieser diesem diesen dieses jeder jede jedem
  jeden`.split(/\s+/),
);

/** In letters: a longer phrase would on a narrow screen be a line by itself, or none. */
const longestPhrase = 14;

/** After one of those they are the subject, which belongs to its verb. */
const pronouns = new Set('i you we they it she he one ich sie wir er es man'.split(' '));

/** In letters: what is shorter would stand alone in a line above a long one. */
const shortestClause = 7;
/** Nor does so short a word at the beginning. */
const shortWord = 5;

type Words = readonly string[];

/** How a heading is taken apart, the largest pieces first. */
const sizes: readonly ((words: Words) => readonly Words[])[] = [
  (words) => endingWith(words, /[.?!…][”“’)]*$/),
  (words) => endingWith(words, /[,:–—][”“’)]*$/),
  phrasesOf,
];

/**
 * A heading whose lines end with a sentence, else with a clause, and within one not with a word that belongs to the next: each of those is
 * in one piece, and breaks as before where it is too long for a line. `whole` is told of each word.
 */
export function inPhrases(heading: string, whole: (word: string) => string): string {
  return apart(heading.split(' '), sizes, whole, true);
}

export function inOnePiece(text: string): string {
  return `<span data-whole>${text}</span>`;
}

function apart(
  words: Words,
  [size, ...smaller]: typeof sizes,
  whole: (word: string) => string,
  begins: boolean,
): string {
  if (size === undefined) return words.map(whole).join(' ');
  const pieces = size(words);
  return pieces
    .map((piece, place) => {
      const text = apart(piece, smaller, whole, begins && place === 0);
      // The last words browsers keep together themselves (`text-wrap: balance`), and take one piece for a single word, for
      // whose company they part others.
      const isLeft = place === pieces.length - 1 || (place === 0 && !(begins && beginsShort(piece)));
      const isAtEnd = size === phrasesOf && isLeft;
      return pieces.length === 1 || piece.length === 1 || isAtEnd ? text : inOnePiece(text);
    })
    .join(' ');
}

function beginsShort([word = '']: Words): boolean {
  return /\p{L}/u.test(word) && word.length <= shortWord;
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

/** Each word with those before it that belong to it. */
function phrasesOf(words: Words): readonly Words[] {
  const phrases: string[][] = [];
  let phrase: string[] = [];
  for (const [place, word] of words.entries()) {
    phrase.push(word);
    const next = words[place + 1]?.toLowerCase();
    if (
      next !== undefined &&
      !loose.has(next) &&
      (openers.has(word.toLowerCase()) || isSubject(phrase, next))
    )
      continue;
    while (phrase.length > 1 && phrase.join(' ').length > longestPhrase) phrases.push(phrase.splice(0, 1));
    phrases.push(phrase);
    phrase = [];
  }
  return phrases;
}

/** Whether a phrase ends with the subject of a verb that has room in it. */
function isSubject(phrase: Words, next: string): boolean {
  const [word = '', ...before] = phrase.toReversed();
  return (
    before.length > 0 &&
    pronouns.has(word.toLowerCase()) &&
    !openers.has(next) &&
    [...phrase, next].join(' ').length <= longestPhrase
  );
}
