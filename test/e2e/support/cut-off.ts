import type { Page } from '@playwright/test';

/**
 * Elements that overflow the side of the screen where the page clips them. Exempt are drawings, text for screen readers
 * only, content of a scrolling part, and what does not fit in a strip of fixed height and continues in a column out of
 * sight.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const mayReachOver = (element: Element) => {
      const { overflowX, columnCount, columnFill } = getComputedStyle(element);
      return overflowX === 'auto' || (columnCount !== 'auto' && columnFill === 'auto');
    };
    const isLetReach = (element: Element | null): boolean =>
      element !== null && (mayReachOver(element) || isLetReach(element.parentElement));
    return [...document.querySelectorAll('main :not(svg, svg *)')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return element.textContent !== '' && width > 1 && (right > innerWidth + 1 || left < -1);
      })
      .filter((element) => !isLetReach(element.parentElement))
      .map((element) => element.outerHTML.slice(0, 200));
  });
}
