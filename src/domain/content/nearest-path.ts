/** How many letters of a typed address may be wrong: one in three, and never more than this. */
const mostMistakes = 4;

/**
 * The path of a closed list that an address without a page most likely meant: the one with the fewest letters mistyped,
 * missing, doubled or swapped, in the whole path or in its last part, and otherwise the page above it. Null when there is neither.
 * Case, an ending such as `.html` and slashes at the end do not count. The root is never meant.
 * @example nearestPath('/prvacy.html', ['/', '/privacy', '/press']) // '/privacy'
 * @example nearestPath('/press/kit', ['/', '/privacy', '/press']) // '/press'
 */
export function nearestPath(asked: string, known: readonly string[]): string | null {
  const wanted = plain(asked);
  const meant = known.filter((path) => path !== '/');
  const distances = meant
    .map((path) => ({ path, mistakes: mistakesIn(wanted, plain(path)) }))
    .filter(
      ({ path, mistakes }) => mistakes <= Math.min(mostMistakes, Math.floor(lastPart(path).length / 3)),
    );
  const mistyped = distances.toSorted((one, other) => one.mistakes - other.mistakes)[0]?.path;
  return mistyped ?? pageAbove(wanted, meant);
}

function pageAbove(wanted: string, known: readonly string[]): string | null {
  const above = known.filter((path) => wanted.startsWith(`${plain(path)}/`));
  return above.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

function mistakesIn(wanted: string, path: string): number {
  return Math.min(distance(wanted, path), distance(lastPart(wanted), lastPart(path)) + 1);
}

function plain(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.[a-z]+$/, '');
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Damerau–Levenshtein: how many letters to put in, take out, exchange or swap with the next. */
function distance(from: string, to: string): number {
  // An address can be as long as anybody likes.
  if (Math.abs(from.length - to.length) > mostMistakes) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = next;
  }
  return at(last, to.length);
}

function at(row: readonly number[], place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY;
}
