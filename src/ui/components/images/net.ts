/** One strand of a net as points; the drawing joins them with straight lines. */
type Point = readonly [x: number, y: number];

interface Net {
  /** Where the strands run, as path data. */
  readonly strands: string;
  /** Where they are knotted. */
  readonly knots: readonly Point[];
}

const mesh = 120;

/**
 * A fishing net that hangs from the top edge and is cut along a slanting line: every strand that crosses the cut ends in a curl.
 * `side` says which half of it is left; drawn once, at build time.
 */
export function cutNet(side: 'start' | 'end', width: number, height: number): Net {
  const knots: Point[] = [];
  const strands: string[] = [];
  const rows = Math.ceil(height / mesh) + 1;
  const columns = Math.ceil(width / mesh) + 1;
  for (let row = 1; row < rows; row += 1) {
    for (let column = -1; column < columns; column += 1) {
      const here = knot(column, row);
      if (!isLeft(here, side, width) || here[0] < 0 || here[0] > width) continue;
      knots.push(here);
      for (const step of [row % 2 === 0 ? -1 : 0, row % 2 === 0 ? 0 : 1]) {
        const next = knot(column + step, row + 1);
        const away = next[0] > here[0] ? 1 : -1;
        strands.push(
          isLeft(next, side, width) && row + 1 < rows
            ? `M${here.join(' ')}L${next.join(' ')}`
            : `M${here.join(' ')}q${away * 14} 10 ${away * 10} 24t${away * 9} 14`,
        );
      }
    }
  }
  const rope = knots.filter(([, y]) => y < mesh * 1.2).map((point) => point.join(' '));
  return { strands: `M${rope.join('L')}${strands.join('')}`, knots };
}

function knot(column: number, row: number): Point {
  const sag = Math.sin((column + row / 2) * 1.1) * 7;
  return [Math.round((column + (row % 2) / 2) * mesh), Math.round(row * mesh * 0.92 + sag)];
}

function isLeft([x, y]: Point, side: 'start' | 'end', width: number): boolean {
  const opened = 0.5 + (y / 460) ** 0.7 * 0.42;
  return side === 'start' ? x < width * (1 - opened) : x > width * opened;
}
