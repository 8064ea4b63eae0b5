import type { Page, Stretch } from './html.ts';

/** In letters: what is longer does not look left over in a line of its own. */
const longestLeftOver = 4;

/** In characters: two longer words might have no room beside each other in a narrow column, and a shorter text has one line. */
const longestPair = 12;
const shortestText = 28;

const lastTwo = /(\S+) (\S+)$/;

/** A text whose last line is not one short word: a space that does not break is the whole of it, and costs a byte. */
export function withWholeEnd(text: string): string {
  const found = lastTwo.exec(text);
  if (found === null || text.length < shortestText) return text;
  const [pair, word = '', last = ''] = found;
  const letters = last.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (letters === 0 || letters > longestLeftOver || pair.length > longestPair || pair.includes('&'))
    return text;
  return `${text.slice(0, found.index)}${word}\u00a0${last}`;
}

/** What paragraphs, entries of lists, descriptions and captions end with. */
export function textEnds(page: Page): ReadonlySet<Stretch> {
  const blocks = ['p', 'li', 'dd', 'figcaption'].flatMap((name) => page.named(name));
  const ends = new Set<Stretch>();
  for (const { inner } of blocks) {
    const last = lastBefore(page.texts, inner.end);
    if (last !== undefined && last.start >= inner.start) ends.add(last);
  }
  return ends;
}

/** Of stretches in their order, the last that begins before a place. */
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
