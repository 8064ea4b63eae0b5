import { withoutEndSlashes } from './without-end-slashes.ts';

/** Upper bound of typing mistakes; below it, one letter in three may be wrong. */
const mostMistakes = 4;

/**
 * Suggests the path from a closed list that a mistyped address most likely meant: the one with the fewest typing
 * mistakes in the whole path or its last segment, else the nearest parent page, else the shortest path that begins with
 * the same words or shares the first and last one. Null when nothing matches. Case, extensions such as `.html` and
 * trailing slashes are ignored. Never suggests the root.
 * @example nearestPath('/prvacy.html', ['/', '/privacy', '/press']) // '/privacy'
 * @example nearestPath('/press/kit', ['/', '/privacy', '/press']) // '/press'
 * @example nearestPath('/compare', ['/', '/compare-privacy', '/press']) // '/compare-privacy'
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
  return mistyped ?? pageAbove(wanted, meant) ?? pageOfWords(wanted, meant);
}

function pageOfWords(wanted: string, known: readonly string[]): string | null {
  const words = wordsOf(wanted);
  const alike = known.filter((path) => {
    const others = wordsOf(path);
    return (
      words.every((word, place) => others[place] === word) ||
      (words.length > 1 && others.length > 1 && words[0] === others[0] && words.at(-1) === others.at(-1))
    );
  });
  return words.length === 0 ? null : (alike.toSorted((one, other) => one.length - other.length)[0] ?? null);
}

function wordsOf(path: string): readonly string[] {
  return plain(path)
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
}

function pageAbove(wanted: string, known: readonly string[]): string | null {
  const above = known.filter((path) => wanted.startsWith(`${plain(path)}/`));
  return above.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

function mistakesIn(wanted: string, path: string): number {
  return Math.min(distance(wanted, path), distance(lastPart(wanted), lastPart(path)) + 1);
}

function plain(path: string): string {
  return withoutEndSlashes(path.toLowerCase()).replace(/\.[a-z]+$/, '');
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Damerau–Levenshtein distance: insertions, deletions, substitutions and transpositions of adjacent letters. */
function distance(from: string, to: string): number {
  // An address can be arbitrarily long.
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
