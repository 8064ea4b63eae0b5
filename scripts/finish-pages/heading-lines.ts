import { resolved } from './html.ts';

/** The widths of heading letters in em, rounded to a twentieth; letters not listed have the most common width. */
const letterWidths: readonly (readonly [em: number, letters: string])[] = [
  [0.2, ',’'],
  [0.25, '.:ijlI!'],
  [0.35, '1-Jt'],
  [0.4, 'f“”„r?'],
  [0.5, 'Lz7–s'],
  [0.55, 'acevxFTZgky2'],
  [0.7, 'AHUXGOQN'],
  [0.9, 'wMmW'],
];
const usualWidth = 0.62;
/** The negative letter spacing of headings; see `theme/base.css`. */
const closer = 0.025;
const space = 0.22 - closer;

const widths = new Map(
  letterWidths.flatMap(([em, letters]) => [...letters].map((letter) => [letter, em] as const)),
);

/** The width of a word, in em. */
export function widthOf(word: string): number {
  let width = 0;
  for (const letter of resolved(word).replaceAll('\u00ad', '').normalize('NFD').replace(/\p{M}/gu, ''))
    width += (widths.get(letter) ?? usualWidth) - closer;
  return width;
}

/** A unit that is not broken across lines: a word, or several words kept together. */
export interface Unit {
  readonly words: number;
  readonly width: number;
}

export function together(units: readonly Unit[]): Unit {
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  return { words, width: units.reduce((sum, { width }) => sum + width, space * (units.length - 1)) };
}

/**
 * The lines into which a browser breaks a heading (`text-wrap: balance`) in a given width, in em: as few as necessary,
 * and as short as that allows. Some browsers, some of the time, do not leave a unit alone on the last line if two fit
 * there.
 */
export function balanced(
  units: readonly Unit[],
  room: number,
  isLastInTwo: boolean,
): readonly (readonly Unit[])[] {
  const all = [...units];
  const last = together(all.slice(-2));
  if (isLastInTwo && all.length > 1 && last.width <= room) all.splice(-2, 2, last);
  const fewest = filled(all, room).length;
  if (fewest === 1) return [units];
  const rooms = all.flatMap((_, from) =>
    all.slice(from).map((_, n) => together(all.slice(from, from + n + 1)).width),
  );
  const least = Math.min(...rooms.filter((width) => width <= room && filled(all, width).length === fewest));
  return filled(all, Number.isFinite(least) ? least : room);
}

function filled(units: readonly Unit[], room: number): readonly (readonly Unit[])[] {
  const lines: Unit[][] = [];
  let width = Number.POSITIVE_INFINITY;
  for (const unit of units) {
    width += space + unit.width;
    if (width > room + 0.001) {
      lines.push([]);
      ({ width } = unit);
    }
    lines.at(-1)?.push(unit);
  }
  return lines;
}
