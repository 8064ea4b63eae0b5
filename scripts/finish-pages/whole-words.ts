import { isPlainIsland } from '../../src/ui/islands/plain-island.ts';
import { attribute, type Edit, isInside, type Page } from './html.ts';

/**
 * A word that begins with a single letter and its hyphen (“E-Mail”), of which a line must not end with that letter, with the marks
 * around it, which would otherwise begin or end a line alone.
 */
const word = /(?<![\p{L}\p{N}-])[\p{Ps}\p{Pi}„]*\p{L}-\p{L}+(?:’\p{L}+)*(?:(?!&)\p{P})*/gu;
const plainText = new Set(['noscript', 'option', 'script', 'style', 'text', 'textarea', 'title', 'tspan']);

/**
 * Keeps such words in one piece (`data-whole` in `theme/base.css`): styles cannot tell this hyphen from another, and a hyphen that does
 * not break is another character to whoever searches the page or copies from it. The text around it stays one item of what lays its
 * parts out in a row. Islands that React takes over stay as it has them.
 */
export function wholeWords(page: Page): readonly Edit[] {
  const islands = page.elements.filter((element) => {
    const name = attribute(element, 'data-island');
    return name !== undefined && !isPlainIsland(name);
  });
  return page.texts.flatMap((stretch): readonly Edit[] => {
    if (plainText.has(stretch.of.tagName)) return [];
    const source = page.source(stretch);
    const text = source.replace(word, '<span data-whole>$&</span>');
    if (text === source || islands.some((island) => isInside(stretch, island))) return [];
    return [{ start: stretch.start, end: stretch.end, text: `<span>${text}</span>` }];
  });
}
