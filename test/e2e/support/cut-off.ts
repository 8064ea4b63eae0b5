import type { Page } from '@playwright/test';

/** What reaches over the side of the screen, where the page clips it. Drawings may, and what is for screen readers only. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :not(svg, svg *)')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return element.textContent !== '' && width > 1 && (right > innerWidth + 1 || left < -1);
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}
