import type { Edit, Page } from './html.ts';

const cells = new Set(['td', 'th', 'tr', 'tbody']);
/** The elements that may follow an element without its end tag, by its name. HTML, section 13.1.2.4. */
const nextOf: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', new Set(['li'])],
  ['td', cells],
  ['th', cells],
  ['tr', new Set(['tr', 'tbody'])],
  ['thead', new Set(['tbody'])],
  ['tbody', new Set(['tbody'])],
]);
const tagBehind = /^<(\/?)([a-z]+)[ >]/;

/** Whether an element's end tag can be omitted before another element, or at the end of its parent (null). */
export function endsBefore(tagName: string, next: string | null): boolean {
  const ending = nextOf.get(tagName);
  return ending !== undefined && (next === null || ending.has(next));
}

/**
 * Omits end tags of list items and table parts where a parser infers them: that saves compressed bytes, and a page has
 * two hundred of them.
 */
export function omittedEnds(page: Page): readonly Edit[] {
  return page.elements.flatMap(({ tagName, inner, end }) => {
    const [, isEnd, next = ''] = tagBehind.exec(page.html.slice(end, end + 8)) ?? [];
    const isOmitted = isEnd !== undefined && endsBefore(tagName, isEnd === '' ? next : null);
    return isOmitted ? [{ start: inner.end, end, text: '' }] : [];
  });
}
