import { balanced, together, type Unit, widthOf } from './heading-lines.ts';

/** The widths available to headings on our pages, from a phone to a wide screen, in em of their font size. */
export const rooms = [6.7, 7.3, 7.7, 8.2, 8.7, 9.1, 9.9, 10.6, 11.2, 13];

/** With more words there are so many lines that a single one matters less, and too many combinations to try. */
const mostWords = 7;

/** A wider piece fills a line of its own on a phone, or does not fit at all. */
const widestPiece = 7.3;

/** A line shorter than this share of the longest looks left over. */
const leftOver = 0.5;

const costs = { line: 2.5, partedPhrase: 0.8, loneWord: 1, ragged: 2.5, piece: 0.1 };

const known = new Map<string, readonly (readonly string[])[]>();

/**
 * Splits a clause into unbreakable pieces, so that browsers break it well at any width: into as few lines as without
 * pieces, of about equal length, none with a single short word, and none ending with a word that `belongs` to the next.
 * Often the result has no pieces at all.
 */
export function bestPieces(
  words: readonly string[],
  belongs: (place: number) => boolean,
): readonly (readonly string[])[] {
  const apart = words.map((word) => [word]);
  if (words.length < 3 || words.length > mostWords) return apart;
  const key = words.join(' ');
  const found = known.get(key) ?? findBest(words, belongs);
  known.set(key, found);
  return found;
}

function findBest(words: readonly string[], belongs: (place: number) => boolean) {
  const units = words.map((word): Unit => ({ words: 1, width: widthOf(word) }));
  const places = rooms.flatMap((room) => {
    const fewest = balanced(units, room, false).length;
    return [true, false].map((isLastInTwo) => ({ room, fewest, isLastInTwo }));
  });
  const parted = words.map((_, place) =>
    place < words.length - 1 && belongs(place) ? costs.partedPhrase : 0,
  );
  let best = { cost: Number.POSITIVE_INFINITY, joins: 0 };
  for (let joins = 0; joins < 2 ** (words.length - 1); joins++) {
    const pieces = joined(units, joins).map(together);
    if (pieces.some(({ words: count, width }) => count > 1 && width > widestPiece)) continue;
    let cost = costs.piece * pieces.filter((piece) => piece.words > 1).length;
    for (const { room, fewest, isLastInTwo } of places)
      cost += costOf(balanced(pieces, room, isLastInTwo), fewest, parted);
    if (cost < best.cost) best = { cost, joins };
  }
  return joined(words, best.joins);
}

/** Joins adjacent parts where the bit of their index is set. */
function joined<T>(parts: readonly T[], joins: number): T[][] {
  const pieces: T[][] = [];
  for (const [place, part] of parts.entries()) {
    if (place > 0 && (joins >> (place - 1)) & 1) pieces.at(-1)?.push(part);
    else pieces.push([part]);
  }
  return pieces;
}

function costOf(lines: readonly (readonly Unit[])[], fewest: number, parted: readonly number[]): number {
  if (lines.length === 1) return 0;
  const measured = lines.map(together);
  const longest = Math.max(...measured.map(({ width }) => width));
  let cost = costs.line * (lines.length - fewest);
  let place = -1;
  for (const { words, width } of measured) {
    place += words;
    const missing = 1 - width / longest;
    cost += (parted[place] ?? 0) + costs.ragged * missing ** 2;
    if (words === 1 && width < leftOver * longest) cost += costs.loneWord;
  }
  return cost;
}
