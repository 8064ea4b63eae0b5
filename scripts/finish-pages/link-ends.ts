/** In letters: a longer piece might have no room in a narrow column, or in a button with text twice as large on a phone. */
const longest = 16;

/**
 * A link in a text, of which no line has only the first word or only the last: each stands with its neighbour, and a short link is in one
 * piece. `inPiece` is told of what stays together.
 */
export function withWholeEnds(link: string, inPiece: (words: string) => string): string {
  const words = link.split(' ');
  const joined = [words.slice(0, 2), words.slice(2, -2), words.slice(Math.max(2, words.length - 2))];
  return (words.length === 3 ? [words] : joined)
    .filter((piece) => piece.length > 0)
    .map((piece) => {
      const text = piece.join(' ');
      const isEnd = piece !== joined[1];
      return isEnd && piece.length > 1 && text.length <= longest ? inPiece(text) : text;
    })
    .join(' ');
}
