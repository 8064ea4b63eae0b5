import type { Page } from '@playwright/test';
import { pathIn, publicLocales } from '../../src/domain/locale/locale.ts';
import { expect, test } from './support/test.ts';

/** The pages with our own screens in them. */
const pages = [
  '/',
  '/app',
  '/app/no-support',
  '/browser',
  '/dbp',
  '/duckai',
  '/email',
  '/extension-success',
  '/mac',
  '/press',
  '/theme',
  '/windows',
  '/windows-preview',
];

/** The words that reach out of the screen they are drawn on, or out of the drawing, with how far. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edgesOf = (screen: SVGSVGElement) => {
      const place = screen.getScreenCTM();
      if (place === null || screen.ownerSVGElement === null) return screen.getBoundingClientRect();
      return { left: place.e, right: place.e + place.a * screen.width.baseVal.value };
    };
    return [...document.querySelectorAll<SVGTextElement>('main svg text')].flatMap((word) => {
      const { left, right, width } = word.getBoundingClientRect();
      if (width === 0 || word.ownerSVGElement === null) return [];
      const edges = edgesOf(word.ownerSVGElement);
      const over = Math.max(edges.left - left, right - edges.right);
      return over > 0 ? [`${word.textContent}: ${Math.ceil(over)} px`] : [];
    });
  });
}

/** As small as a word may be shown, in pixels. */
const leastSize = 8.9;

/** The words that are shown smaller, with their size. What a phone does not lay out before it is scrolled to is measured as well. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    for (const section of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(section).contentVisibility === 'auto') section.style.contentVisibility = 'visible';
    return [...document.querySelectorAll<SVGTextElement>('main svg text')].flatMap((word) => {
      const place = word.getScreenCTM();
      if (place === null || word.getBoundingClientRect().width === 0) return [];
      const size = Number.parseFloat(getComputedStyle(word).fontSize) * Math.hypot(place.b, place.d);
      return size < least ? [`${word.textContent}: ${size.toFixed(1)} px`] : [];
    });
  }, leastSize);
}

for (const locale of publicLocales) {
  test(`the words of drawn screens end inside them, and can be read: ${locale}`, { tag: '@once' }, async ({
    page,
  }) => {
    for (const path of pages) {
      for (const width of [360, 800, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(pathIn(locale, path));
        await expect(page.locator('main svg text').first(), path).toBeAttached();
        expect(await tooSmall(page), `${path} at ${width}`).toEqual([]);
        expect(await outside(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}
