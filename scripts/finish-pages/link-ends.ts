/** In letters: a longer piece might not fit in a narrow column, or in a button with text at twice the size on a phone. */
const longest = 16;

/**
 * Joins the first two and the last two words of a link in running text, so that no line contains only its first or only
 * its last word; a short link is kept in one piece. `inPiece` is called for what stays together.
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
