import { brand } from '../../src/domain/brand.ts';
import { type Line, setLine } from './letters.ts';

/** Where the words stand, in pixels of the image. */
export const room = { x: 72, top: 64, bottom: 500, width: 570 } as const;

/** The spaces at which a line may end: not within the name of the subscription. */
const ends = new RegExp(`(?<!${brand.name}) | (?!Pro\\b)`);

/** From line to line, in sizes. */
export const leading = 1.02;

const sizes = [104, 92, 82, 74, 66, 58];

/** How many sizes the words may be smaller than necessary to have even lines. */
const steps = 2;

/** How much the lines must gain for that: the shortest line's share of the longest. */
const gain = 0.13;

interface Words {
  readonly lines: readonly Line[];
  readonly size: number;
}

/**
 * Sets the words in the largest size that fits next to the drawing, or a little smaller if that leaves no line much
 * shorter than the others. Scales them down when no size fits.
 */
export function setWords(words: string): Words {
  const fitting = sizes.map((size) => ({ lines: broken(words, size), size })).filter(fits);
  const [largest, ...smaller] = fitting.slice(0, 1 + steps);
  if (largest !== undefined)
    return smaller.reduce((best, next) => (evenness(next) >= evenness(best) + gain ? next : best), largest);
  // A single word, such as in German, may be longer than the room.
  const [smallest = 0] = sizes.slice(-1);
  const widest = Math.max(...broken(words, smallest).map(({ width }) => width));
  const size = smallest * Math.min(1, room.width / widest);
  return { lines: broken(words, size), size };
}

function fits({ lines, size }: Words): boolean {
  const isNarrow = lines.every(({ width }) => width <= room.width);
  return isNarrow && lines.length * size * leading <= room.bottom - room.top;
}

function evenness({ lines }: Words): number {
  const widths = lines.map(({ width }) => width);
  return Math.min(...widths) / Math.max(...widths);
}

/** Breaks words into as few lines as necessary, as even as possible, so that no word is alone at the end. */
function broken(words: string, size: number): readonly Line[] {
  const parts = words.split(ends);
  const least = fill(parts, size, room.width).length;
  const narrow = Array.from({ length: 10 }, (_, step) => room.width * (0.55 + step * 0.05));
  const widths = [...narrow, room.width];
  const best = widths.find((width) => {
    const lines = fill(parts, size, width);
    return lines.length === least && lines.every((line) => setLine(line, size).width <= room.width);
  });
  return fill(parts, size, best ?? room.width).map((line) => setLine(line, size));
}

function fill(parts: readonly string[], size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1)} ${part}`;
    if (lines.length > 0 && setLine(longer, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}
