import type { Page } from '@playwright/test';

/**
 * What reaches over the side of the screen, where the page clips it. Drawings may, what is for screen readers only, and
 * what stands in a part that scrolls by itself.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element) => getComputedStyle(element).overflowX === 'auto';
    const inScroller = (element: Element | null): boolean =>
      element !== null && (scrolls(element) || inScroller(element.parentElement));
    return [...document.querySelectorAll('main :not(svg, svg *)')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return element.textContent !== '' && width > 1 && (right > innerWidth + 1 || left < -1);
      })
      .filter((element) => !inScroller(element.parentElement))
      .map((element) => element.outerHTML.slice(0, 200));
  });
}
