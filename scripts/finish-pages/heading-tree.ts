import { balanced, together, type Unit, widthOf } from './heading-lines.ts';
import { rooms } from './heading-pieces.ts';

/** A word, or a group that stays on one line if it fits and otherwise becomes a block of its own lines. */
export type Phrase = string | readonly Phrase[];

/** A line above others that is shorter than these shares of the available width and of the longest line looks torn off. */
const shortest = { ofRoom: 0.45, ofLongest: 0.7 };

/**
 * Counts such lines over all {@link rooms} and both ways in which browsers end a heading. A clause on its own line does
 * not count, nor does a heading of two lines: `ends` has the indices of the last words of clauses and sentences.
 */
export function shortLines(phrases: readonly Phrase[], ends: readonly number[]): number {
  let count = 0;
  for (const room of rooms) {
    for (const isLastInTwo of [true, false])
      count += shortIn(linesOf(phrases, room, isLastInTwo), room, ends);
  }
  return count;
}

function shortIn(lines: readonly Unit[], room: number, ends: readonly number[]): number {
  if (lines.length < 3) return 0;
  const longest = Math.max(...lines.map(({ width }) => width));
  let place = -1;
  return lines.slice(0, -1).filter(({ words, width }) => {
    const begins = place === -1 || ends.includes(place);
    place += words;
    if (begins && ends.includes(place)) return false;
    return width < shortest.ofRoom * room && width < shortest.ofLongest * longest;
  }).length;
}

function unitOf(phrase: Phrase): Unit {
  if (typeof phrase === 'string') return { words: 1, width: widthOf(phrase) };
  return together(phrase.map(unitOf));
}

/** The lines of adjacent phrases, like `balanced` for units. */
function linesOf(phrases: readonly Phrase[], room: number, isLastInTwo: boolean): readonly Unit[] {
  const blocks = new Map<Unit, readonly Unit[]>();
  const units = phrases.map((phrase) => {
    const unit = unitOf(phrase);
    if (typeof phrase === 'string' || unit.width <= room) return unit;
    const block = { ...unit, width: room };
    blocks.set(block, linesOf(phrase, room, isLastInTwo));
    return block;
  });
  return balanced(units, room, isLastInTwo).flatMap((line) => {
    const [first] = line;
    return (first && blocks.get(first)) ?? [together(line)];
  });
}
