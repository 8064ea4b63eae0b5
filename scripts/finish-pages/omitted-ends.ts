import type { Edit, Page } from './html.ts';
import { endsBefore } from './omissible-end.ts';

const tagBehind = /^<(\/?)([a-z]+)[ >]/;

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
