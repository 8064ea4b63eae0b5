import type { Page, Stretch } from './html.ts';

/** In letters: a longer word does not look left over on a line of its own. */
const longestLeftOver = 4;

/** In characters: two longer words might not fit next to each other in a narrow column, and a shorter text has one line. */
const longestPair = 12;
const shortestText = 28;

const lastTwo = /(\S+) (\S+)$/;

/** Keeps a text from ending with a single short word on its last line, through a no-break space, which costs a byte. */
export function withWholeEnd(text: string): string {
  const found = lastTwo.exec(text);
  if (found === null || text.length < shortestText) return text;
  const [pair, word = '', last = ''] = found;
  const letters = last.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (letters === 0 || letters > longestLeftOver || pair.length > longestPair || pair.includes('&'))
    return text;
  return `${text.slice(0, found.index)}${word}\u00a0${last}`;
}

/** The last text of paragraphs, list items, descriptions and captions. */
export function textEnds(page: Page): ReadonlySet<Stretch> {
  const blocks = ['p', 'li', 'dd', 'figcaption'].flatMap((name) => page.named(name));
  const ends = new Set<Stretch>();
  for (const { inner } of blocks) {
    const last = lastBefore(page.texts, inner.end);
    if (last !== undefined && last.start >= inner.start) ends.add(last);
  }
  return ends;
}

/** Of sorted ranges, the last that begins before a place. */
function lastBefore(stretches: readonly Stretch[], place: number): Stretch | undefined {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.start ?? place) < place) low = middle + 1;
    else high = middle;
  }
  return stretches[low - 1];
}
