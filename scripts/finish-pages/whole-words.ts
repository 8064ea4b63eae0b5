import { attribute, type Edit, isInside, type Page } from './html.ts';

/** A word that begins with a single letter and its hyphen (“E-Mail”), of which a line must not end with that letter. */
const word = /(?<![\p{L}\p{N}-])\p{L}-\p{L}+/gu;
const plainText = new Set(['noscript', 'option', 'script', 'style', 'text', 'textarea', 'title', 'tspan']);

/**
 * Keeps such words in one piece (`data-whole` in `theme/base.css`): styles cannot tell this hyphen from another, and a hyphen that does
 * not break is another character to whoever searches the page or copies from it. Islands stay as React has them.
 */
export function wholeWords(page: Page): readonly Edit[] {
  return page.elements
    .filter((element) => !plainText.has(element.tagName) && !isOfIsland(element))
    .flatMap((element) => element.childNodes)
    .filter((node) => node.nodeName === '#text')
    .flatMap((node): readonly Edit[] => {
      const source = page.source(node);
      const text = source.replace(word, '<span data-whole>$&</span>');
      return text === source ? [] : [{ ...page.place(node), text }];
    });
}

type Element = Page['elements'][number];

function isOfIsland(element: Element): boolean {
  const isIsland = (one: Element) => attribute(one, 'data-island') !== undefined;
  return isIsland(element) || isInside(element, isIsland);
}
