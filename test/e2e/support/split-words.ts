import type { Page } from '@playwright/test';

/** The minimum length in letters at which browsers hyphenate a word (`hyphenate-limit-chars` in `theme/base.css`). */
const hyphenated = 13;

/**
 * Words that continue on the next line without a hyphen. Words long enough to be hyphenated are exempt where styles ask
 * for it: the test browser has no dictionary and breaks them anywhere. So are addresses and code, which do not consist
 * of words.
 */
export function splitWords(page: Page): Promise<string[]> {
  return page.evaluate((longEnough) => {
    const range = document.createRange();
    const isSeen = (element: Element) =>
      !element.closest('svg, script, noscript, code') &&
      element.checkVisibility({ visibilityProperty: true });
    // Text for screen readers only is clipped to a pixel.
    const isClipped = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isClipped(element.parentElement));
    const isSplit = (text: Text, from: number, to: number) => {
      // After a soft hyphen, the first letter's box also contains the hyphen on the line before.
      range.setStart(text, text.data[from - 1] === '\u00ad' ? from + 1 : from);
      range.setEnd(text, to);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(boxes.map(({ bottom }) => Math.round(bottom))).size > 1;
    };
    const wordsOf = (text: Text) =>
      [...text.data.matchAll(/\S+/g)]
        .filter(([chunk]) => !/@|\/|[\p{L}\p{N}_][._][\p{L}_]/u.test(chunk))
        .flatMap(({ 0: chunk, index }) =>
          [...chunk.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((word) => ({
            word: word[0],
            from: index + word.index,
          })),
        );
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.flatMap((text) => {
      const element = text.parentElement;
      if (element === null || !isSeen(element) || isClipped(element)) return [];
      const longest =
        getComputedStyle(element).hyphens === 'auto' ? longEnough - 1 : Number.POSITIVE_INFINITY;
      return wordsOf(text)
        .filter(({ word, from }) => word.length <= longest && isSplit(text, from, from + word.length))
        .map(({ word }) => `${word} in ${element.outerHTML.slice(0, 120)}`);
    });
  }, hyphenated);
}
